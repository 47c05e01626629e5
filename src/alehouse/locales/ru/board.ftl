### What the special parts of a table say: columns, hands that nobody plays, bids, claims. $sums is a list of `board-side`.

board-column = Колонка { $card }: { $sums }
board-side = { $leads ->
    [yes] { $name } { $sum }, впереди
   *[other] { $name } { $sum }
}
board-gone = { $what }: выбыла
board-gone-short = выбыла
board-bid = { $card }: { $names }.
board-void = не в счёт: такая ставка не одна
board-carried = осталось
board-barred = сейчас нельзя выбрать
board-why = Почему нельзя выбрать { $name }?
board-choose-rank = Выбери, чем её назвать.
