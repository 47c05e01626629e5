help-rules-advice = Показать не правила, а как играть хорошо.
cli-error-no-advice = Для { $game } советов нет; они есть для { $games }.
