### Messages that every game shares.


## Reasons and errors

reason-with-rule = { $reason } ({ $rule })
error-with-place = { $place }: { $error }
place-line = línea { $which }
place-option = opción { $which }
place-seat = asiento { $which }
language-unknown = Sickbay no habla «{ $language }». Habla: { $may }
rule-unknown = No existe la regla «{ $rule }». Cerca: { $may }

## Seats and questions

seat-number = Asiento { $seat }
hidden-word = ?
wait-asked = { $seat }: te toca
wait-offered = { $seat }: puedes actuar
log-repeated = { $line } (×{ $count })
agenda-line = { $number }. { $what } ({ $rule })
