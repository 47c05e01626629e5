help-rules-advice = Zeigen, wie man das Spiel gut spielt, nicht seine Regeln.
cli-error-no-advice = Zu { $game } gibt es keinen Rat; den gibt es zu { $games }.
