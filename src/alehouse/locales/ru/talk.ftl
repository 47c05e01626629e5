### Что говорят за столом или вечером.

talk-heading = Разговор
talk-tabs = Ход игры или разговор
talk-open = Разговор и реакции
talk-open-unread = { $unread ->
    [one] Разговор и реакции: { $unread } новое сообщение
    [few] Разговор и реакции: { $unread } новых сообщения
   *[many] Разговор и реакции: { $unread } новых сообщений
}
talk-unread = { $unread ->
    [one] { $unread } новое сообщение:
    [few] { $unread } новых сообщения:
   *[many] { $unread } новых сообщений:
}
talk-none = Пока никто ничего не сказал. Пожелай всем удачи.
talk-write = Скажи что-нибудь
talk-send = Отправить
talk-left = { $left ->
    [one] Остался { $left } знак
    [few] Осталось { $left } знака
   *[many] Осталось { $left } знаков
}
talk-you = Ты
talk-watching = зритель
talk-says = { $name }: { $text }
talk-reactions = Реакции
talk-mute-about = Не слышать этого человека?
talk-mute = Не слышать: { $name }
talk-unmute = Снова слышать: { $name }
talk-mute-watchers = Не слышать зрителей
talk-hide = Скрыть разговор
talk-hidden = На этом устройстве разговор скрыт.
talk-show = Показать разговор
talk-offline = Сейчас нет связи: ничего не отправлено.

react-cheers = За нас
react-well-played = Хорошо сыграно
react-thanks = Спасибо
react-laugh = Ха-ха
react-ouch = Ай
react-sorry = Извини
react-thinking = Думаю
react-hurry = Поторопись
