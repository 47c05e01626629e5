### Чем хорош ход: подсказка в строке ввода и боты, которые объясняют свои ходы.

explain-only = Другого хода нет: «{ $move }».
explain-clear = { $unit ->
    [chips] «{ $move }»: { $until } примерно на { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } фишки больше, чем «{ $rival }» (± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
   *[points] «{ $move }»: { $until } примерно на { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка больше, чем «{ $rival }» (± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
}
until-hand = к концу раунда
until-sweep-hand = к концу сдачи
until-kitty-hand = к концу сдачи
until-carousel-hand = к концу игры
explain-ending = «{ $move }»: из всех путей до конца этот ход ведёт к лучшим; следующий — «{ $rival }».
explain-close = «{ $move }»: насколько можно судить, ход «{ $rival }» примерно так же хорош.
explain-risk = { $cards ->
    [one] После хода «{ $move }» к этому ведёт { $cards } из { $of } неизвестных карт ({ NUMBER($percent, maximumFractionDigits: 0) } %): { $what }.
    [few] После хода «{ $move }» к этому ведут { $cards } из { $of } неизвестных карт ({ NUMBER($percent, maximumFractionDigits: 0) } %): { $what }.
   *[many] После хода «{ $move }» к этому ведут { $cards } из { $of } неизвестных карт ({ NUMBER($percent, maximumFractionDigits: 0) } %): { $what }.
}
explain-risk-sampled = После хода «{ $move }» примерно в { NUMBER($percent, maximumFractionDigits: 0) } случаях из 100: { $what }.

play-help-hint = как сыграл бы здесь хороший игрок и почему
play-hint-none = Сейчас не твой ход: выбирать нечего.
