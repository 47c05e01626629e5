### Environments for learners and solvers.

error-env-missing = This needs { $package }, which is not installed. Install it with: { $command }
error-env-until = A tree ends with one of { $known }, not with "{ $until }".
error-env-story = A story tells at least one move, not { $story }.
error-env-reward = There is no reward "{ $reward }". There are: { $known }.
error-env-render = There is no render mode "{ $mode }". There are: { $known }.
error-env-begin = No game has begun yet: reset the environment first.
error-env-action = { $action } is no action of this game. Its actions are 0 to { $last }.
error-env-bots = There are other seats, and no bot for them.
