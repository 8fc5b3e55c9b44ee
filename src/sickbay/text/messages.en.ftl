### Messages that every game shares.


## Reasons and errors

reason-with-rule = { $reason } ({ $rule })
error-with-place = { $place }: { $error }
place-line = line { $which }
place-option = option { $which }
place-seat = seat { $which }
language-unknown = Sickbay does not speak “{ $language }”. It speaks: { $may }
rule-unknown = There is no rule “{ $rule }”. Near: { $may }

## Seats and questions

seat-number = Seat { $seat }
hidden-word = ?
wait-asked = { $seat }: your move
wait-offered = { $seat }: you may act
log-repeated = { $line } (×{ $count })
agenda-line = { $number }. { $what } ({ $rule })
