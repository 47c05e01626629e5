### The command line's own words: the frame of `--help`, and what is wrong with a command.
### Messages that begin with help- are read without Fluent, as in cli.ftl: plain text only.

help-lang = Die Sprache aller Texte; darf überall stehen. Sonst entscheiden ALEHOUSE_LANG und dann die Einstellungen des Systems.
help-folder = Auch in diesem Ordner nach Spielen anderer suchen; darf mehrmals vorkommen und überall stehen (nach simulate ist es die Zahl der Partien). Für gestartete Prozesse steht es in ALEHOUSE_GAMES.
help-help = Diese Hilfe zeigen und beenden.

help-word-usage = Aufruf:
help-word-options = Optionen
help-word-arguments = Argumente
help-word-commands = Befehle
help-word-default = Vorgabe:
help-word-env = Umgebung:
help-word-required = erforderlich

help-metavar-options = [OPTIONEN]
help-metavar-command = BEFEHL [ARGUMENTE]...
help-metavar-game = SPIEL
help-metavar-file = DATEI
help-metavar-folder = ORDNER
help-metavar-play = SPIEL|DATEI
help-metavar-files = DATEI…
help-metavar-number = ZAHL
help-metavar-text = TEXT
help-metavar-option = NAME=WERT

usage-try = Hilfe gibt es mit '{ $command }'.
usage-error = Fehler: { $problem }
usage-aborted = Abgebrochen.
usage-value = Ungültiger Wert für { $name }: { $problem }
usage-value-plain = Ungültiger Wert: { $problem }
usage-missing-argument = Das Argument { $name } fehlt.
usage-missing-option = Die Option { $name } fehlt.
usage-missing-command = Es fehlt ein Befehl.
usage-no-option = Es gibt keine Option { $name }
usage-no-option-near = Es gibt keine Option { $name }. Mögliche Optionen: { $near }.
usage-no-command = Es gibt keinen Befehl { $name }.
usage-no-command-near = Es gibt keinen Befehl { $name }. Meinst du { $near }?
usage-wants = Die Option { $name } braucht einen Wert.
usage-takes-none = Die Option { $name } nimmt keinen Wert.
usage-too-many = Überzählige Argumente: { $words }
usage-integer = Das muss eine ganze Zahl sein.
usage-number = Das muss eine Zahl sein.
usage-least = Das muss { $bound } oder mehr sein.
usage-most = Das muss { $bound } oder weniger sein.
usage-directory = { $path } ist ein Ordner, keine Datei.
usage-absent = { $path } gibt es nicht.
