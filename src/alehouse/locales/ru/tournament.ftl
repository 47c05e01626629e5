## Shared work, luck, and when to stop: of simulate and tournament

error-width = «{ $text }» — не ширина: нужно число больше 0, например 0.5 или ±0.5, или доля разброса отдельных партий, например 5%.
error-luck-stakes = В игре { $game } играют не на очки и не на фишки, поэтому удачу не посчитать.
error-bot-fails = Бот { $bot } на месте { $seat } дал сбой в игре { $game } (зерно «{ $seed }»): { $problem }
error-game-fails = Правила игры { $game } дали сбой (зерно «{ $seed }»): { $problem }
error-game-endless = Игра { $game } продолжается и после стольких ходов: { $most }, а больше по её `bound` не бывает (зерно «{ $seed }»).
error-bot-cheats = Бот { $bot } на месте { $seat } выбрал «{ $text }» в игре { $game } (зерно «{ $seed }»): { $problem }
error-bot-silent = Бот { $bot } на месте { $seat } не ответил за { $seconds } с в игре { $game } (зерно «{ $seed }»). Сколько он может думать, задаёт --patience.
error-cluster-unreachable = По адресу { $address } не отвечает никакой кластер: { $problem }
error-cluster-empty = У кластера { $address } уже { $seconds } с нет ни одного исполнителя.
error-cluster-gone = Кластера { $address } больше нет.
error-cluster-differs = У { $worker } в кластере не то же, что на этой машине: там { $theirs }, здесь { $ours }. Они должны совпадать.
error-cluster-luggage = Игры и боты, которые нужно послать в кластер, вместе с { $path } занимают больше { $megabytes } МБ.
error-work-kills = Часть работы завершила каждый процесс, который за неё брался.
error-tournament-kept = В { $path } нет сравнений турнира.
error-tournament-otherwise = Сравнения в { $path } сыграны иначе ({ $how }) и с этими не сочетаются.

cli-error-above-nothing = нужно число больше 0
engine-missing = Работу делает один процесс. Чтобы разделить её: { $command }

simulate-column-ahead = перевес
simulate-column-adjusted = без удачи
simulate-broken-off = До этого сыграно партий: { $done } из { $games }.
tournament-column-adjusted = без удачи
tournament-equal = равны (±{ $margin })
tournament-width-relative = { $percent } % разброса отдельных партий
tournament-until = Сравнение кончается, как только его интервал не шире ± { $width }.
tournament-equal-within = Равны: интервал лежит в пределах ± { $width } от нуля.
tournament-adjusted = «Без удачи» — это перевес бота без того, что принёс случай: в среднем тот же, но обычно спокойнее. Кто сильнее, решает то из двух чисел, которое известно точнее.
