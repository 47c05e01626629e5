### The command line's own words: the frame of `--help`, and what is wrong with a command.
### Messages that begin with help- are read without Fluent, as in cli.ftl: plain text only.

help-lang = The language of all texts; may stand anywhere. Otherwise ALEHOUSE_LANG and then the system’s settings decide.
help-folder = Look for games of other people in this folder, too; may be given several times and stand anywhere (after simulate it is the number of games). Kept in ALEHOUSE_GAMES for processes that are started.
help-help = Show this message and leave.

help-word-usage = Usage:
help-word-options = Options
help-word-arguments = Arguments
help-word-commands = Commands
help-word-default = default:
help-word-env = environment:
help-word-required = required

help-metavar-options = [OPTIONS]
help-metavar-command = COMMAND [ARGS]...
help-metavar-game = GAME
help-metavar-file = FILE
help-metavar-folder = FOLDER
help-metavar-play = GAME|FILE
help-metavar-files = FILE…
help-metavar-number = NUMBER
help-metavar-text = TEXT
help-metavar-option = NAME=VALUE

usage-try = Try '{ $command }' for help.
usage-error = Error: { $problem }
usage-aborted = Aborted.
usage-value = Invalid value for { $name }: { $problem }
usage-value-plain = Invalid value: { $problem }
usage-missing-argument = Missing argument { $name }.
usage-missing-option = Missing option { $name }.
usage-missing-command = Missing command.
usage-no-option = No such option: { $name }
usage-no-option-near = No such option: { $name }. Possible options: { $near }.
usage-no-command = No such command { $name }.
usage-no-command-near = No such command { $name }. Did you mean { $near }?
usage-wants = Option { $name } requires an argument.
usage-takes-none = Option { $name } does not take a value.
usage-too-many = Got unexpected extra arguments: { $words }
usage-integer = This must be a whole number.
usage-number = This must be a number.
usage-least = This must be { $bound } or more.
usage-most = This must be { $bound } or less.
usage-directory = { $path } is a folder, not a file.
usage-absent = { $path } does not exist.
