### What the special parts of a table say: columns, hands that nobody plays, bids, claims. $sums is a list of `board-side`.

board-column = Колонка { $card }: { $sums }
board-side = { $leads ->
    [yes] { $name } { $sum }, впереди
   *[other] { $name } { $sum }
}
board-gone = { $what }: выбыла
board-gone-short = выбыла
board-bid = { $card }: { $names }.
board-void = не в счёт: такая заявка не одна
board-carried = осталось
board-barred = сейчас нельзя выбрать
board-why = Почему нельзя выбрать { $name }?
board-choose-rank = Выбери, как её назвать.

## The end of a hand, and a second word before a move

table-go-on = Дальше
table-turn-tally = Подсчёт
table-sure = Точно так?
many-wins = Выигрывают: { $names }.
many-loses = Проигрывают: { $names }.
