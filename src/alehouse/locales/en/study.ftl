help-rules-advice = Show how the game is played well, not its rules.
cli-error-no-advice = There is no advice on { $game }; there is on { $games }.
