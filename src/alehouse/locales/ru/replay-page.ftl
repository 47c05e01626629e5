### Посмотреть игру ещё раз и играть из неё дальше.

replay-page-title = { $game }: просмотр
replay-page-at = Ход { $move } из { $total }.
replay-page-count = { $move } / { $total }
replay-page-controls = Листать игру
replay-page-scrubber = Ход
replay-page-moves = Ходы
replay-page-secret = { $name }: тайный выбор.
replay-page-chosen = { $name }: «{ $move }»
replay-page-more = Ещё
replay-page-back = На ход назад
replay-page-on = На ход вперёд
replay-page-hand-back = К предыдущему раунду
replay-page-hand-on = К следующему раунду
replay-page-play = Показывать подряд
replay-page-pause = Остановить
replay-page-speed = Скорость
replay-page-speed-half = ×0,5
replay-page-speed-one = ×1
replay-page-speed-two = ×2
replay-page-speed-four = ×4
replay-page-eyes = Чьими глазами
replay-page-eyes-all = Все карты открыты
replay-page-eyes-seat = Глазами игрока { $name }
replay-page-eyes-watch = Глазами зрителя
replay-page-copy = Скопировать ссылку на эту позицию
replay-page-copied = Ссылка скопирована.
replay-page-link = Ссылка на эту позицию:
replay-page-review = Разбор
replay-page-review-waiting = { $before ->
    [0] Ждёт разбора…
    [one] До неё будет разобрана ещё { $before } игра…
    [few] До неё будут разобраны ещё { $before } игры…
    [many] До неё будет разобрано ещё { $before } игр…
   *[other] До неё будут разобраны ещё { $before } игры…
}
replay-page-review-preparing = Готовим правила…
replay-page-review-working = Игра разбирается: { $percent } %
replay-page-review-part = На все решения времени не хватило: нет тех, что в начале.
replay-page-play-on = Играть дальше
replay-page-play-on-heading = Играть дальше после хода { $move }
replay-page-play-on-about = За новым столом игра пойдёт дальше с этой позиции. Он для проб и нигде не засчитывается.
replay-page-play-on-seat = Твоё место
replay-page-seat = { $seat }, где был игрок { $name }
replay-page-play-on-cards = Какие карты придут дальше
replay-page-play-on-same = Те же, что тогда
replay-page-play-on-new = Новые
replay-page-play-on-others = Остальные
replay-page-play-on-bots = Боты, сразу
replay-page-play-on-friends = Друзья: получишь ссылку, которую можно послать
replay-page-play-on-go = Собрать стол
replay-page-start = Посмотреть игру ещё раз
replay-page-start-about = Запись, сохранённую за столом после игры или в терминале, здесь можно пролистать ход за ходом, с любого места, и играть с любой позиции дальше. Видишь её только ты, и ничего не сохраняется, если не отдать игру на разбор: тогда у неё появится адрес, по которому её увидят и другие.
replay-page-start-drop = Перетащи запись сюда.
replay-page-start-choose = Выбрать файл
replay-page-start-paste = Или вставь её текст
replay-page-start-show = Показать
replay-page-start-large = Для записи этот файл слишком велик: читается не больше { $most } КБ.
replay-page-keys-steps = ← →: на ход назад или вперёд
replay-page-keys-ends = Home, End: к началу, к концу
replay-page-keys-hands = Page Up, Page Down: к предыдущему раунду, к следующему
replay-page-keys-run = Пробел: показывать подряд, остановить
replay-page-keys-eyes = 1–8: глазами этого места, 9 — зрителя, 0 — все карты открыты
replay-page-keys-log = L: все ходы
replay-page-keys-help = ?: эти клавиши
