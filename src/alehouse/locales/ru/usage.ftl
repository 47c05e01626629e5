### The command line's own words: the frame of `--help`, and what is wrong with a command.
### Messages that begin with help- are read without Fluent, as in cli.ftl: plain text only.

help-lang = Язык всех текстов; может стоять где угодно. Без него решают ALEHOUSE_LANG, а затем настройки системы.
help-folder = Искать чужие игры и в этой папке; можно указать несколько раз и где угодно (после simulate это число партий). Для запускаемых процессов хранится в ALEHOUSE_GAMES.
help-help = Показать эту справку и выйти.

help-word-usage = Запуск:
help-word-options = Параметры
help-word-arguments = Аргументы
help-word-commands = Команды
help-word-default = по умолчанию:
help-word-env = переменная среды:
help-word-required = обязательно

help-metavar-options = [ПАРАМЕТРЫ]
help-metavar-command = КОМАНДА [АРГУМЕНТЫ]...
help-metavar-game = ИГРА
help-metavar-file = ФАЙЛ
help-metavar-folder = ПАПКА
help-metavar-play = ИГРА|ФАЙЛ
help-metavar-files = ФАЙЛ…
help-metavar-number = ЧИСЛО
help-metavar-text = ТЕКСТ
help-metavar-option = ИМЯ=ЗНАЧЕНИЕ

usage-try = Справка: '{ $command }'.
usage-error = Ошибка: { $problem }
usage-aborted = Прервано.
usage-value = Недопустимое значение для { $name }: { $problem }
usage-value-plain = Недопустимое значение: { $problem }
usage-missing-argument = Не хватает аргумента { $name }.
usage-missing-option = Не хватает параметра { $name }.
usage-missing-command = Не указана команда.
usage-no-option = Нет такого параметра: { $name }
usage-no-option-near = Нет такого параметра: { $name }. Возможные параметры: { $near }.
usage-no-command = Нет такой команды: { $name }.
usage-no-command-near = Нет такой команды: { $name }. Может быть, { $near }?
usage-wants = Параметру { $name } нужно значение.
usage-takes-none = Параметр { $name } не принимает значения.
usage-too-many = Лишние аргументы: { $words }
usage-integer = Здесь нужно целое число.
usage-number = Здесь нужно число.
usage-least = Здесь нужно число не меньше { $bound }.
usage-most = Здесь нужно число не больше { $bound }.
usage-directory = { $path } — это папка, а не файл.
usage-absent = { $path } не существует.
