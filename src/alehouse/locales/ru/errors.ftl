# Почему в чём-то отказано.

error-game = Игры «{ $game }» нет. Есть такие: { $games }.
error-players = { $span ->
    [one] Число игроков в { $game } всегда { $max }, а не { $players }.
   *[many] В { $game } играют от { $min } до { $max } игроков, а не { $players }.
}
error-players-type = В «players» нужно число мест или список имён.
error-seats = За столом бывает от 1 до 8 мест, а не { $players }.
error-option = Настройки «{ $option }» у игры { $game } нет. Есть такие: { $options }.
error-option-value = Настройка «{ $option }» не может быть { $value }. Можно: { $allowed }.
error-option-needs = { $value ->
    [any] Настройка «{ $option }» действует, только если задана настройка «{ $other }».
   *[other] Настройка «{ $option }» действует, только если настройка «{ $other }» равна { $value }.
}
error-seat = Места «{ $seat }» за этим столом нет. Есть места от A до { $last }.
error-move-empty = Ход — это место и слово, например «A hit».
error-verb = «{ $verb }» в этой игре не бывает. Можно: { $verbs }.
error-arguments = В «{ $text }» чего-то не хватает или что-то лишнее. Нужно так: { $wanted }.
error-card = Карты «{ $card }» в этой колоде нет. В ней такие карты: { $cards }.
error-too-many-cards = Столько карт за один ход сыграть нельзя ({ $cards }): самое большее { $most }.
error-cards-open = «{ $text }» не говорит, какие карты: назови их.
error-amount = «{ $amount }» — не целое число, которым можно сыграть.
error-turn = Сейчас ходит не { $seat }. Ходит: { $acting }.
error-over = Игра окончена.
error-illegal = «{ $text }» сейчас нельзя. Можно: { $legal }.
error-card-not-held = Такой карты у тебя нет. Можно: { $legal }.
error-regent-own-hand = Против своей руки играть нельзя. Можно: { $legal }.
error-regent-target-out = Этого игрока в раунде уже нет. Можно: { $legal }.
error-regent-gift-pairs = Подарок не должен давать пару с открытой картой того, кто его получает. Можно: { $legal }.
error-regent-nothing-to-see = У этого игрока нет закрытых карт, проверять нечего. Можно: { $legal }.
error-cards-missing = Карты номер { $place } в «cards» нет, и зерна, чтобы продолжать, тоже нет.
error-card-impossible = Карта номер { $place } в «cards» — { $card }, но { $card } здесь выпасть не может.
error-card-unknown = Карта номер { $place } в «cards» — «{ $card }», а такой в этой колоде нет.
error-first-missing = В этой игре первый ход решает жребий: укажи «first» или зерно, «seed».
error-file = { $path } не удалось прочитать: { $problem }.
error-file-encoding = { $path } — не текст в UTF-8 (строка { $line }, байт { $place }).
error-file-utf-16 = { $path } — текст не в UTF-8, а в UTF-16 или вроде того. Сохрани его в UTF-8.
error-file-large = Файл { $path } слишком большой для записи партии: больше { $most } МБ.
error-toml = Это не правильный файл TOML: { $problem }.
error-number-long = { $key ->
    [none] В строке { $line } есть число, в котором больше { $most } цифр.
   *[other] { $line ->
        [0] В «{ $key }» есть число, в котором больше { $most } цифр.
       *[other] В «{ $key }» (строка { $line }) есть число, в котором больше { $most } цифр.
    }
}
error-deep = { $key ->
    [none] Списки или таблицы вложены друг в друга слишком глубоко: уровней больше, чем { $most }.
   *[other] В «{ $key }» вложенность слишком глубокая: уровней больше, чем { $most }.
}
error-key = Ключа «{ $key }» в записи не бывает. Бывают: { $keys }.
error-key-missing = В записи должен быть ключ «{ $key }».
error-key-type = { $kind ->
    [list] Значением «{ $key }» должен быть список.
    [table] Значением «{ $key }» должна быть таблица.
   *[text] Значением «{ $key }» должен быть текст.
}
error-version = У этой записи формат { $found }, а программа читает формат { $version }.
error-move-text = Ход { $number } — не текст: { $found }.
error-upto = Ходов всего { $moves }, так что позиции после хода { $upto } нет.
error-bot = Бота «{ $bot }» нет. Есть такие: { $bots }.
error-odds-limit = Возможностей больше, чем { $limit }: перечислять их слишком долго.
error-not-text = В значении «{ $key }» половина символа, записать его нельзя.
error-half-pint-predict = Сначала каждый делает прогноз. Можно: { $legal }.
error-half-pint-bet = Сейчас время ставок. Можно: { $legal }.
error-half-pint-play = Сейчас время играть комбинации. Можно: { $legal }.
error-half-pint-prediction = Прогноз — это число от 0 до 6. Можно: { $legal }.
error-half-pint-bet-own = Ставить против себя нельзя. Можно: { $legal }.
error-half-pint-bet-none = Обойтись без ставки можно только вдвоём. Можно: { $legal }.
error-half-pint-not-held = Комбинация складывается из разных карт твоей руки и ряда. Можно: { $legal }.
error-half-pint-row-only = Хотя бы одна карта комбинации должна быть из твоей руки. Можно: { $legal }.
error-half-pint-no-set = Эти карты не складываются ни в одну из одиннадцати комбинаций. Можно: { $legal }.
error-half-pint-row-group = За этим столом в двух парах и фулл-хаусе для каждого номинала нужна карта твоей руки. Можно: { $legal }.
error-half-pint-symbols-count = В таблице размеров нужна пара «ряд/рука» для каждой карты, всего { $cards }, или одна пара на все; а здесь пар { $found }.
error-half-pint-symbols-pair = Для { $card } не бывает размеров «{ $pair }»: нужны ряд от 1 до { $row } и рука от 1 до { $hand } через черту, например 3/5.
error-half-pint-symbols-deal = С картой { $card } (в ряду { $row }, в каждой руке { $hand }) на столько игроков ({ $players }) нужно карт { $needed }, а их всего { $cards }.
error-bot-missing-class = Бота «{ $bot }» нет: { $problem }.
error-bot-choose = «{ $bot }» — не бот: у него нет метода choose(seen).
error-game-taken = Игра «{ $game }» уже есть, поэтому { $path } нужно другое имя.
error-games-folder = Папки { $path }, где могли бы быть игры, нет.
error-no-seat = Зрителю выбирать нечего.
error-odds-sealed = У того, что другие одновременно выбирают тайно, нет вероятности.
error-reseed = Не всё, что эта игра оставила случаю, можно записать картами, поэтому другие карты прийти не могут.
error-game-broken = Эту игру не удаётся загрузить: { $problem }

## Compiled rules

cache-not-writable = В { $path } нельзя записывать: скомпилированные правила лежат во временной папке и в следующий раз будут скомпилированы заново.
compile-failed = Игру { $game } не удалось скомпилировать, дальше она идёт медленнее: { $problem }
