### Страница, на которой учатся играть.

learn-title = Урок
learn-step = Шаг { $number } из { $all }
learn-on = Дальше
learn-play = Теперь настоящая партия
learn-again = Ещё раз
learn-rules = Прочитать правила
learn-not-now = Здесь так нельзя. Посмотри, что говорит урок.
