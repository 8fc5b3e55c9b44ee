### Messages that every game shares.


## Reasons and errors

reason-with-rule = { $reason } ({ $rule })
error-with-place = { $place }: { $error }
place-line = řádek { $which }
place-option = volba { $which }
place-seat = místo { $which }
language-unknown = Sickbay neumí „{ $language }“. Umí: { $may }
rule-unknown = Pravidlo „{ $rule }“ není. Blízko: { $may }

## Seats and questions

seat-number = Místo { $seat }
hidden-word = ?
wait-asked = { $seat }: jsi na řadě
wait-offered = { $seat }: můžeš hrát
log-repeated = { $line } (×{ $count })
agenda-line = { $number }. { $what } ({ $rule })
