### Действия как числа и много столов сразу.

error-action = Действие { $action } здесь недопустимо. Допустимы: { $legal }.
error-batch-action = Стол { $table }: действие { $action } недопустимо. Допустимы: { $legal }.
error-batch-shape = На каждый стол нужно одно действие (столов: { $tables }), а не { $given }.
error-batch-tables = Столов может быть от 1 до { $most }, а не { $tables }.
error-batch-seat = По простому правилу играют некоторые из мест A … { $last }, но не все: { $given } не подходит.
error-batch-dtype = Наблюдения бывают float32, int16 или int8, а не { $given }.
error-batch-reward = Награда бывает «ahead» или «won», а не «{ $given }».
error-batch-rule = Правило игры { $game } дало сбой за столом { $table }.
