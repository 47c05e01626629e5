### Что говорит сервер.

guest-name = Гость { $number }

server-open = Alehouse открыт: { $url }
server-closing = Заведение закрывается. Всё, что сыграно, сохраняется.
server-preparing = Карты готовятся…

error-json = Это не JSON: { $problem }
error-empty = Не хватает содержимого в JSON.
error-shape = Здесь ожидается другое: { $problem }
error-kind = Сообщений вида «{ $kind }» не бывает. Бывают: { $kinds }.
error-binary = Присылай текст, а не двоичные данные.
error-too-large = Это слишком много: принимается не больше { $limit } байт.
error-too-fast = Слишком быстро. Подожди немного.
error-stale = Игра уже ушла вперёд: показано ходов { $seen }, а сделано { $made }.
error-not-begun = Игра ещё не началась: есть свободные места.
error-not-seated = У тебя нет места за этим столом.
error-other-seat = Место { $seat } не твоё; твоё — { $yours }.
error-table = Такого стола нет.
error-table-old = За этим столом играли в старую версию { $game }, этот сервер её не продолжит.
error-path = По этому адресу ничего нет.
error-method = По этому адресу так сделать нельзя.
error-request = Запрос не понят: { $problem }
error-cookie = Сервер тебя не знает. Сначала обратись к /api/me.
error-cross-site = Другой сайт не может делать это от твоего имени.
error-host = В запросе не сказано как следует, какому серверу он.
error-name = В имени от 1 до { $max } видимых знаков.
error-locale = На языке «{ $locale }» текстов нет. Есть на таких: { $locales }.
error-seat-taken = Место { $seat } занято.
error-seated = У тебя уже есть место за этим столом: { $seat }.
error-full = За этим столом нет свободных мест.
error-begun = Игра уже началась.
error-not-creator = Это может только хозяин стола.
error-me-twice = Занять можно только одно место.
error-bot-missing = Скажи, какого бота посадить на место { $seat }. Боты такие: { $bots }.
error-game-live = Запись появится, когда игра закончится.
error-not-over = Игра ещё не закончена.
error-too-many-tables = У тебя уже много незаконченных столов ({ $limit }). Сначала доиграй за одним из них.
error-too-many-watchers = За этим столом слишком много зрителей.
error-too-many-lines = Этот стол открыт у тебя слишком много раз.
error-rules = Правила { $game } ещё не написаны.
error-silent = От тебя ничего не слышно уже { $seconds } с.
error-closing = Сервер закрывается; возвращайся через минуту.
error-slow = Ты не читаешь того, что присылает сервер.
error-busy = Сервер сейчас не может это сохранить. Попробуй ещё раз.
error-server = На сервере что-то пошло не так. Ничего не изменилось.
error-port = Порт { $port } на { $host } занять не удалось: { $problem }.

server-no-page = Страница не собрана
    .about = Сервер работает, но его веб-страницы нет. В копии исходников собери её командой «make page». Боты и программы могут пользоваться сервером и без неё.

server-openapi-title = HTTP-интерфейс Alehouse
    .about = Всё, что ниже /api, описано документом OpenAPI. Живая связь стола — это WebSocket; её описывает docs/protocol.md.
server-openapi-json = В виде JSON
server-openapi-yaml = В виде YAML
