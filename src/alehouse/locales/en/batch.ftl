### Actions as numbers, and many tables at once.

error-action = Action { $action } is not legal here. Legal are: { $legal }.
error-batch-action = Table { $table }: action { $action } is not legal. Legal are: { $legal }.
error-batch-shape = There must be one action for each of the { $tables } tables, not { $given }.
error-batch-tables = A batch has 1 to { $most } tables, not { $tables }.
error-batch-seat = The seats played by the rule of thumb must be some of A … { $last }, but not all: { $given } cannot be.
error-batch-dtype = Observations are float32, int16 or int8, not { $given }.
error-batch-reward = Rewards are "ahead" or "won", not "{ $given }".
error-batch-rule = A rule of { $game } failed at table { $table }.
