### Messages that every game shares.


## Reasons and errors

reason-with-rule = { $reason } ({ $rule })
error-with-place = { $place }: { $error }
place-line = riga { $which }
place-option = opzione { $which }
place-seat = posto { $which }
language-unknown = Sickbay non parla «{ $language }». Parla: { $may }
rule-unknown = Non c'è una regola «{ $rule }». Vicine: { $may }

## Seats and questions

seat-number = Posto { $seat }
hidden-word = ?
wait-asked = { $seat }: tocca a te
wait-offered = { $seat }: puoi agire
log-repeated = { $line } (×{ $count })
agenda-line = { $number }. { $what } ({ $rule })
