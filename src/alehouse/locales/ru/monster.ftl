### Monster: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-monster = Monster
    .line = Брось монстру свои худшие карты, а потом сразись с тем, что из них у всех вышло.

verb-discard = Сбросить
    .about = ничего: все карты остаются
    .carded = Сбросить { $cards }
    .none = Ничего не сбрасывать

zone-monster = карт у монстра
zone-thrown = брошено

state-stayed = остаётся

event-throws = { $seat ->
    [you] Ты бросаешь монстру карту { $card }.
   *[other] { $card ->
        [hidden] { $seat } бросает монстру карту.
       *[other] { $seat } бросает монстру карту { $card }.
    }
}
event-throws-none = { $seat ->
    [you] Ты остаёшься и ничего не бросаешь.
   *[other] { $seat } остаётся и ничего не бросает.
}
event-monster-rank = У монстра есть { $card }.
event-champion = { $seat ->
    [you] У тебя лучшая рука: с монстром сражаешься ты.
   *[other] { $seat } с лучшей рукой выходит против монстра.
}
event-beats-monster = { $seat ->
    [you] Ты побеждаешь монстра.
   *[other] { $seat } побеждает монстра.
}
event-loses-fight = { $seat ->
    [you] Монстр устоял: ты проигрываешь бой.
   *[other] Монстр устоял: { $seat } проигрывает бой.
}
event-replay = Не осталось никого: все, кто начинал этот раунд, играют его снова.
event-stalemate = Двадцать раундов подряд никого не осталось: банк делят.

option-monster-hands = Банки
    .about = На сколько банков вы играете. В конце побеждает тот, у кого больше фишек.

error-monster-discard = Бросай не больше трёх карт и так, чтобы на руке не осталось пары. Можно: { $legal }.
