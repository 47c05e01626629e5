# Что может выйти из хода (alehouse odds).
help-odds = О каждом допустимом ходе в конце записи: что из него может выйти и с какой вероятностью, по тому, что знает место, чей ход. Код выхода: 0; 2 — запись не читается или выбирать нечего.
help-odds-seat = Место, о чьих ходах речь, если ходят несколько.
help-odds-upto = Шансы после стольких ходов.
odds-title = Ход места { $seat } ({ $name }), сделано { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
odds-error-over = Игра окончена после раунда { $hand }: выбирать нечего. С --upto N будут шансы после N ходов.
odds-error-cards = Карты этой записи кончаются посреди хода: ходить некому. С --upto N будут шансы после N ходов.
odds-error-seat = Сейчас ходит не { $seat }, а { $acting }: у { $seat } нет ходов, о которых можно спросить.
question-pair = добранная карта составит пару с картой твоей руки
question-deadfall-dead = вызов верен
question-deadfall-live = вызов неверен
question-deadfall-right = вся рука названа верно
question-deadfall-wrong = карта названа неверно
question-answer-right = ответ верен
question-alone = твоя заявка останется единственной
question-struck = твой рецепт выбывает
question-decides = решаешь ты
question-best-hand = твоя рука лучшая
question-champion = с монстром сражаешься ты
question-beats-monster = ты побеждаешь монстра
question-pair-out = из-за брошенной карты ты выбываешь
question-bet-right = твоя ставка верна
