### Среды для программ, которые учатся и считают.

error-env-missing = Для этого не хватает пакета { $package }. Установить его можно так: { $command }
error-env-until = Дерево кончается на одном из: { $known }, а не на «{ $until }».
error-env-story = В истории не меньше одного хода, а не { $story }.
error-env-reward = Награды «{ $reward }» нет. Есть такие: { $known }.
error-env-render = Вида показа «{ $mode }» нет. Есть такие: { $known }.
error-env-begin = Игра ещё не началась: сначала вызови reset.
error-env-action = { $action } — не действие этой игры. Действия идут от 0 до { $last }.
error-env-bots = Есть и другие места, а ботов для них нет.
