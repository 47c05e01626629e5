"""Python as JavaScript: what comes out means the same, and what would not is refused."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from alehouse import javascript
from alehouse.javascript import Flat, Translator, Untranslatable

RUNTIME = Path(__file__).parents[1] / "web/src/python.js"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
TABLE = np.zeros(1, [("points", np.int64, (2,)), ("over", np.int64), ("lines", np.int16, (2, 3))])
STEP = 3


def whole_numbers(a, b):
    return [a // b, a % b, -a // b, -a % b, a >> 1, ~a, a & b, 1 << 40]


def helper(everybody):
    return everybody + STEP


def names_and_truth(given):
    helper_ = helper(1)
    everybody = helper(helper_)
    word = "none"
    if not given:
        word = "empty"
    elif given == [1, 2]:
        word = "two"
    last = 0
    for last in range(4):
        word += f"{last}"
    return [everybody, word, last, given or "nothing", (1, 2) < (1, 3), 1 == True, f"{None} {last}"]


def cells(t):
    t.points[1] = 5
    t.lines[1, -1] = 7
    t.over = t.points[1] > 4
    return [t.lines[1, 2], t.over, t.points[-1] + t.over, sum(t.points[p] == 5 for p in range(2))]


def too_many_bits(a):
    return a & 1


def out_of_reach(t):
    return t.points[2]


def test_it_means_what_python_means():
    assert_alike(whole_numbers, [7, 2], [3, 1, -4, 1, 3, -8, 2, 2**40])
    assert_alike(whole_numbers, [-7, 2], [-4, 1, 3, 1, -4, 6, 0, 2**40])
    assert_alike(names_and_truth, [[]], [7, "empty0123", 3, "nothing", True, True, "None 3"])
    assert_alike(names_and_truth, [[1, 2]], [7, "two0123", 3, [1, 2], True, True, "None 3"])
    assert ran(cells, "TABLE") == [7, 1, 6, 1]


def test_what_javascript_would_get_wrong_stops_it():
    assert ran(too_many_bits, "2 ** 32") == "ValueError"
    assert ran(too_many_bits, "0.5") == "TypeError_"
    assert ran(out_of_reach, "TABLE") == "IndexError"
    assert ran(whole_numbers, "1, 0") == "ValueError"


def unknown_method(a):
    return a.frobnicate()


def fraction(a):
    return a / 2


def no_field(t):
    return t.chips


def keyword_too_much():
    return helper(1, other=2)


@pytest.mark.parametrize("function", [unknown_method, fraction, no_field, keyword_too_much])
def test_what_has_no_counterpart_is_refused(function):
    with pytest.raises(Untranslatable, match=function.__name__):
        source(function)


def source(function):
    """A module that exports the function."""
    return Translator([], {}, [Flat("TABLE", TABLE, {"t"})], {}).module([function], "", "")


def ran(function, arguments):
    """What the translated function returns, or the name of what it throws."""
    if NODE is None:
        pytest.skip("there is no Node.js")
    module = source(function).replace(json.dumps(javascript.RUNTIME), json.dumps(RUNTIME.as_uri()))
    module = module.partition("export {")[0]
    name = f"{__name__.rpartition('.')[2]}${function.__name__}"
    end = f"""
let found;
try {{ found = {name}({arguments}); }} catch (error) {{ found = error.constructor.name; }}
console.log(JSON.stringify(found));"""
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", module + end], capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def assert_alike(function, arguments, wanted):
    assert function(*arguments) == wanted
    assert ran(function, ", ".join(map(json.dumps, arguments))) == wanted
