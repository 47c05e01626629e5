### Aktionen als Zahlen und viele Tische auf einmal.

error-action = Aktion { $action } ist hier nicht erlaubt. Erlaubt sind: { $legal }.
error-batch-action = Tisch { $table }: Aktion { $action } ist nicht erlaubt. Erlaubt sind: { $legal }.
error-batch-shape = Für jeden der { $tables } Tische muss es genau eine Aktion geben, nicht { $given }.
error-batch-tables = Es können 1 bis { $most } Tische sein, nicht { $tables }.
error-batch-seat = Die Plätze, die nach der Faustregel spielen, müssen einige von A … { $last } sein, aber nicht alle: { $given } geht nicht.
error-batch-dtype = Beobachtungen sind float32, int16 oder int8, nicht { $given }.
error-batch-reward = Belohnungen sind „ahead“ oder „won“, nicht „{ $given }“.
error-batch-rule = Eine Regel von { $game } ist an Tisch { $table } gescheitert.
