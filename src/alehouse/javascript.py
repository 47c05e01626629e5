"""Plain Python as JavaScript: rules that a browser reckons with are written from the functions that Python runs.

What is translated is what rules are written in, and a little more: functions over flat records, whole numbers, texts, lists,
tuples, dictionaries with texts as keys, comprehensions, loops, dataclasses and exceptions. The live modules say what a name
means, so whatever a function calls is found and translated with it. Whatever has no exact counterpart here raises
Untranslatable: nothing is guessed. How Python's operators behave (`//` of negative numbers, what is true, indexes from the
end, equality of lists) is in ``web/src/python.js``; numbers are JavaScript's, so bits beyond 32 are refused there while it runs.
"""

from __future__ import annotations

import ast
import builtins
import functools
import inspect
import json
import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

RUNTIME = "../python.js"
"""Where the page has what Python's operators and functions do, as seen from the modules that are written."""

BUILTINS = frozenset(
    [
        "all",
        "any",
        "bool",
        "dict",
        "divmod",
        "enumerate",
        "float",
        "int",
        "isinstance",
        "len",
        "list",
        "max",
        "min",
        "range",
        "sorted",
        "str",
        "sum",
        "tuple",
        "zip",
    ]
)
METHODS = frozenset(
    [
        "append",
        "copy",
        "get",
        "index",
        "isascii",
        "isdigit",
        "items",
        "join",
        "lower",
        "partition",
        "read_text",
        "split",
        "splitlines",
        "strip",
    ]
)
"""Methods of Python's own types, each as a function of the runtime (``m_get(x, …)``)."""
RESERVED = frozenset(
    [
        "arguments",
        "await",
        "break",
        "case",
        "catch",
        "class",
        "const",
        "continue",
        "debugger",
        "default",
        "delete",
        "do",
        "else",
        "enum",
        "eval",
        "export",
        "extends",
        "false",
        "finally",
        "for",
        "function",
        "if",
        "implements",
        "import",
        "in",
        "instanceof",
        "interface",
        "let",
        "new",
        "null",
        "package",
        "private",
        "protected",
        "public",
        "return",
        "static",
        "super",
        "switch",
        "this",
        "throw",
        "true",
        "try",
        "typeof",
        "var",
        "void",
        "while",
        "with",
        "yield",
        "Object",
        "Array",
        "Number",
        "Symbol",
        "Error",
    ]
)
EXCEPTIONS = (Exception, ValueError, TypeError, KeyError)
COMPARISONS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
ORDERS = {ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge"}
ARITHMETIC = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.FloorDiv: "div",
    ast.Mod: "mod",
    ast.LShift: "shl",
    ast.RShift: "shr",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
}
NUMBERS = {"add": "+", "sub": "-"}
"""What is the same in JavaScript where both are known to be numbers."""


class Untranslatable(TypeError):
    """Python that has no exact counterpart."""


class Flat:
    """A kind of flat record: which names in the sources are records of it, and the record that nothing has been done to."""

    def __init__(self, name: str, blank: np.ndarray, names: Iterable[str]) -> None:
        self.name, self.names = name, frozenset(names)
        self.values = blank[0]
        dtype = blank.dtype
        self.shapes: dict[str, tuple[int, ...]] = {
            field: dtype[field].shape for field in dtype.names or () if not field.startswith("_after_")
        }

    def source(self) -> str:
        """Its declaration: each field's name, kind, lengths and what it holds at first."""
        rows = []
        for field, shape in self.shapes.items():
            base = self.values.dtype[field].base
            # All numbers are exact up to 2**53; smaller ones wrap as they do in Python's record.
            kind = {"int64": "f8", "uint64": "f8"}.get(base.name, f"{base.kind}{base.itemsize}")
            value = (
                self.values[field] if not shape else self.values[field].flat[0] if base.kind in "iu" else 0
            )
            rows.append(json.dumps([field, kind, list(shape), int(value)]))
        inner = "".join(f"  {row},\n" for row in rows)
        return f"const {self.name} = $.flat([\n{inner}]);"


class Translator:
    """Translates functions and classes with all that they need.

    `natives`: what is not translated, by what stands for it in JavaScript; `only`: of these classes just these members;
    `records`: the flat records; `made`: of what other classes consist that have only methods here; `calls`: attributes that hold
    functions.
    """

    def __init__(
        self,
        natives: Iterable[tuple[Any, str]],
        only: Mapping[type, frozenset[str]],
        records: Iterable[Flat],
        made: Mapping[type, Callable[[Any], dict[str, Any]]],
        calls: Iterable[str] = (),
    ) -> None:
        self.natives = {id(value): name for value, name in natives}
        self._kept = list(natives)  # what an id stands for stays
        self.only = only
        self.records = list(records)
        self.made = made
        self.names: dict[int, str] = {}
        self.taken: set[str] = set()
        self.parts: list[str] = []
        self.constants: dict[int, str] = {}
        self.methods = set(calls)
        for cls, members in only.items():
            self.methods |= members & vars(cls).keys()

    def module(self, wanted: Iterable[Any], head: str, natives: str) -> str:
        """A whole module that exports what is wanted; `natives` declares what is not translated."""
        names = [self.translated(each) for each in wanted]
        records = [record.source() for record in self.records]
        imports = f"import * as $ from {json.dumps(RUNTIME)};"
        pairs = ", ".join(f"{name} as {name.partition('$')[2]}" for name in names)
        exports = f"export {{ {pairs} }};"
        return "\n\n".join([head, imports, *records, natives, *self.parts, exports]) + "\n"

    def name_of(self, thing: Any) -> str:
        """A name for a function or class that nothing else has, no variable either."""
        name = f"{thing.__module__.rpartition('.')[2]}${thing.__name__}"
        if name in self.taken:
            raise Untranslatable(f"there are two {name}")
        self.taken.add(name)
        return name

    def translated(self, thing: Any) -> str:
        """The name of a function or class, which is translated if it has not been."""
        if id(thing) in self.natives:
            return self.natives[id(thing)]
        if id(thing) not in self.names:
            self.names[id(thing)] = self.name_of(thing)
            self._kept.append((thing, ""))
            if inspect.isclass(thing):
                text = _Class(self, thing).source()
            else:
                cached = isinstance(thing, functools._lru_cache_wrapper)
                inner = inspect.unwrap(thing)
                text = _Function(self, inner, self.names[id(thing)]).source()
                if cached:
                    text = f"const {self.names[id(thing)]} = $.cached({text});"
            self.parts.append(text)
        return self.names[id(thing)]

    def value(self, value: Any, name: str = "") -> str:
        """What stands for a value that a name means in Python."""
        if id(value) in self.natives:
            return self.natives[id(value)]
        if value is None or isinstance(value, bool | int | str):
            return json.dumps(value, ensure_ascii=False)
        if isinstance(value, float):
            raise Untranslatable(f"{name}: a number that is not whole")
        if isinstance(value, list | tuple | range):
            return f"[{', '.join(self.value(each, name) for each in value)}]"
        if isinstance(value, Mapping):
            pairs = (f"{json.dumps(key)}: {self.value(each, name)}" for key, each in value.items())
            return f"{{ {', '.join(pairs)} }}"
        if inspect.isclass(value) and issubclass(value, Exception) and value in EXCEPTIONS:
            return f"$.{value.__name__}"
        if value in vars(builtins).values() and value.__name__ in BUILTINS:
            return f"$.py_{value.__name__}"
        if isinstance(value, FunctionType | functools._lru_cache_wrapper) or value in self.only:
            return self.translated(value)
        if type(value) in self.made:
            if id(value) not in self.constants:
                cls = self.translated(type(value))
                made = self.value(self.made[type(value)](value), name)
                constant = self.constants[id(value)] = f"{cls}${len(self.constants)}"
                self._kept.append((value, ""))
                self.parts.append(
                    f"const {constant} = Object.assign(Object.create({cls}.prototype), {made});"
                )
            return self.constants[id(value)]
        raise Untranslatable(f"{name} is {value!r}")


class _Class:
    """One class: a constructor, and what else of it is wanted."""

    def __init__(self, to: Translator, cls: type) -> None:
        self.to, self.cls = to, cls
        self.name = to.names[id(cls)]
        if cls not in to.only:
            raise Untranslatable(f"class {cls.__name__} is not among those to be translated")

    def source(self) -> str:
        """The class in JavaScript."""
        base = self.cls.__mro__[1]
        extends = f" extends {self.to.value(base)}" if base is not object else ""
        parts = [self.constructor()] if is_dataclass(self.cls) else []
        for name in vars(self.cls):
            if name not in self.to.only[self.cls]:
                continue
            member: Any = vars(self.cls)[name]
            prefix = ""
            if isinstance(member, property):
                member, prefix = member.fget, "get "
            elif isinstance(member, functools.cached_property):
                member, prefix = member.func, "get "
            elif isinstance(member, classmethod):
                member, prefix = member.__func__, "static "
            cached = isinstance(member, functools._lru_cache_wrapper)
            function = _Function(self.to, inspect.unwrap(member), name, self.cls)
            if cached:
                parts.append(f"{prefix}{name} = $.cached({function.source()});")
            elif name == "__init__":
                parts.append(function.source(method="constructor"))
            else:
                parts.append(function.source(method=f"{prefix}{_safe(name)}"))
        inner = textwrap.indent("\n".join(parts), "  ")
        return f"class {self.name}{extends} {{\n{inner}\n}}"

    def constructor(self) -> str:
        """What a dataclass makes of its arguments."""
        arguments, sets = [], []
        for each in fields(self.cls):
            default = ""
            if each.default is not MISSING:
                default = f" = {self.to.value(each.default)}"
            elif each.default_factory is not MISSING:
                default = f" = {self.to.value(each.default_factory())}"
            arguments.append(_safe(each.name) + default)
            sets.append(f"  this.{each.name} = {_safe(each.name)};")
        return "\n".join([f"constructor({', '.join(arguments)}) {{", *sets, "}"])


def _safe(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


class _Function:
    """One function."""

    def __init__(self, to: Translator, function: Any, name: str, cls: type | None = None) -> None:
        self.to, self.function, self.name, self.cls = to, function, name, cls
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        if not isinstance(tree, ast.FunctionDef):
            raise Untranslatable(f"{name} is no plain function")
        self.tree = tree
        self.here = f"{function.__module__}.{function.__qualname__}"
        self.globals = function.__globals__
        self.arguments = [a.arg for a in (*tree.args.posonlyargs, *tree.args.args, *tree.args.kwonlyargs)]
        self.rest = tree.args.kwarg.arg if tree.args.kwarg else None
        self.own = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        self.own |= {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        self.own |= {n.name for n in ast.walk(tree) if isinstance(n, ast.ExceptHandler) and n.name}
        self.locals: set[str] = set()
        self.builds = cls is not None and isinstance(vars(cls).get(name), classmethod)

    def no(self, node: ast.AST, why: str = "") -> Untranslatable:
        """The error for a piece of Python that cannot be translated."""
        return Untranslatable(f"{self.here}: {ast.unparse(node)!r} is not translated{why and f' ({why})'}")

    # the whole

    def source(self, method: str | None = None) -> str:
        """The function in JavaScript, or a class's method of this name."""
        if self.tree.args.vararg:
            raise self.no(self.tree.args, "any number of arguments")
        is_method = self.cls is not None
        names = self.arguments[1:] if is_method else self.arguments
        defaults = self._defaults()
        arguments = [_safe(n) + (f" = {defaults[n]}" if n in defaults else "") for n in names]
        arguments += [f"{_safe(self.rest)} = {{}}"] if self.rest else []
        body = self.body(self.tree.body)
        declared = sorted(self.locals - set(self.arguments) - {self.rest})
        lines = [f"  let {', '.join(map(_safe, declared))};"] if declared else []
        generates = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(self.tree))
        if is_method:
            this = f"  const {self.arguments[0]} = this;"
            if method == "constructor":
                # A base's constructor comes first, if there is one.
                first = body.splitlines()
                at = next((i + 1 for i, line in enumerate(first) if line.strip().startswith("super(")), 0)
                lines += [*first[:at], this, *first[at:]]
            else:
                lines += [this, body]
        else:
            lines.append(body)
        star = "*" if generates else ""
        head = f"{star}{method}" if method else f"function{star} {'' if is_method else self.name}"
        return "\n".join([f"{head}({', '.join(arguments)}) {{", *lines, "}"])

    def _defaults(self) -> dict[str, str]:
        args = self.tree.args
        positional = [*args.posonlyargs, *args.args]
        pairs = [*zip(positional[len(positional) - len(args.defaults) :], args.defaults, strict=True)]
        pairs += [(a, d) for a, d in zip(args.kwonlyargs, args.kw_defaults, strict=True) if d is not None]
        return {argument.arg: self.expression(default) for argument, default in pairs}

    # statements

    def body(self, statements: list[ast.stmt]) -> str:
        """Some statements, indented."""
        return textwrap.indent("\n".join(text for s in statements if (text := self.statement(s))), "  ")

    def statement(self, node: ast.stmt) -> str:
        """One statement."""
        match node:
            case ast.Expr(ast.Constant()) | ast.Pass():
                return ""
            case ast.Expr(ast.Yield(value)):
                return f"yield {self.expression(value) if value else 'null'};"
            case ast.Expr(value):
                return f"{self.expression(value)};"
            case ast.Return(value):
                return f"return {self.expression(value)};" if value else "return null;"
            case ast.Assign([target], value):
                return self.assign(target, self.expression(value))
            case ast.AnnAssign(target, _, value) if value is not None:
                return self.assign(target, self.expression(value))
            case ast.AugAssign(target, op, value):
                now = self.expression(_read(target))
                return self.assign(
                    target, self.binary(op, now, self.number(_read(target)), value, node, grows=True)
                )
            case ast.If(test, body, other):
                text = f"if ({self.test(test)}) {{\n{self.body(body)}\n}}"
                if len(other) == 1 and isinstance(other[0], ast.If):
                    return f"{text} else {self.statement(other[0])}"
                return text + (f" else {{\n{self.body(other)}\n}}" if other else "")
            case ast.While(test, body, []):
                return f"while ({self.test(test)}) {{\n{self.body(body)}\n}}"
            case ast.For(target, over, body, []):
                self.store(target)
                return f"for ({self.target(target)} of {self.each(over)}) {{\n{self.body(body)}\n}}"
            case ast.Break():
                return "break;"
            case ast.Continue():
                return "continue;"
            case ast.Raise(None):
                return "throw failure;"
            case ast.Raise(what) if what is not None:
                return f"throw {self.expression(what) if isinstance(what, ast.Call) else f'new ({self.expression(what)})()'};"
            case ast.Try(body, handlers, [], []):
                return self.trying(body, handlers)
            case ast.Assert(test):
                return ""
        raise self.no(node)

    def trying(self, body: list[ast.stmt], handlers: list[ast.ExceptHandler]) -> str:
        """A block with what is done about its exceptions."""
        text = f"try {{\n{self.body(body)}\n}} catch (failure) {{\n"
        for handler in handlers:
            if handler.type is None:
                raise self.no(handler)
            kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
            test = " || ".join(f"failure instanceof {self.expression(kind)}" for kind in kinds)
            named = ""
            if handler.name:
                self.locals.add(handler.name)
                named = f"    {_safe(handler.name)} = failure;\n"
            text += f"  if ({test}) {{\n{named}{textwrap.indent(self.body(handler.body), '  ')}\n  }} else "
        return f"{text}throw failure;\n}}"

    def store(self, target: ast.expr) -> None:
        """Remember the names that a target sets."""
        for node in ast.walk(target):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.locals.add(node.id)

    def target(self, node: ast.expr) -> str:
        """Names that are set, perhaps several at once."""
        if isinstance(node, ast.Name):
            return _safe(node.id)
        if isinstance(node, ast.Tuple):
            # What is called `_` is not wanted, and may be there twice.
            unwanted = [isinstance(each, ast.Name) and each.id == "_" for each in node.elts]
            parts = ["" if no else self.target(e) for no, e in zip(unwanted, node.elts, strict=True)]
            return f"[{', '.join(parts)}]"
        if isinstance(node, ast.Attribute) and self.record(node.value) is None:
            return f"{self.expression(node.value)}.{node.attr}"
        raise self.no(node)

    def assign(self, target: ast.expr, value: str) -> str:
        """Put a value where it belongs."""
        match target:
            case ast.Name() | ast.Tuple():
                self.store(target)
                return f"{self.target(target)} = {value};"
            case ast.Attribute(base, name):
                record = self.record(base)
                if record is None:
                    return f"{self.expression(base)}.{name} = {value};"
                if record.shapes.get(name) != ():
                    raise self.no(target, "no single field")
                return f"{self.expression(base)}.{name} = +$.whole({value});"
            case ast.Subscript(base, index):
                where = self.cell(base, index)
                return f"$.put({where[0]}, {where[1]}, {value});"
        raise self.no(target)

    # expressions

    def record(self, node: ast.expr) -> Flat | None:
        """The record that an expression is, by its name."""
        name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
        return next((record for record in self.to.records if name in record.names), None)

    def field(self, node: ast.expr) -> tuple[int, ...] | None:
        """The lengths of a record's field, if an expression is one."""
        if not isinstance(node, ast.Attribute):
            return None
        record = self.record(node.value)
        return record.shapes.get(node.attr) if record else None

    def cell(self, base: ast.expr, index: ast.expr) -> tuple[str, str]:
        """An array and the index in it."""
        lengths = self.field(base)
        if isinstance(index, ast.Tuple):
            found = (
                next((r.shapes[base.attr] for r in self.to.records if base.attr in r.shapes), None)
                if isinstance(base, ast.Attribute)
                else None
            )
            lengths = lengths or found
            if lengths is None or len(lengths) != len(index.elts) or len(lengths) != 2:
                raise self.no(index, "no field of two dimensions")
            first, second = (self.expression(each) for each in index.elts)
            return self.expression(base), f"$.at({first}, {lengths[0]}, {second}, {lengths[1]})"
        return self.expression(base), self.expression(index)

    def number(self, node: ast.expr) -> bool:
        """Whether an expression is certainly a number."""
        match node:
            case ast.Constant(value):
                return isinstance(value, int) and not isinstance(value, bool)
            case ast.Name(name) if name not in self.own:
                value = self.globals.get(name)
                return isinstance(value, int) and not isinstance(value, bool)
            case ast.Attribute():
                return self.field(node) == ()
            case ast.Subscript(base, index):
                lengths = self.field(base)
                return lengths is not None and len(lengths) == (
                    len(index.elts) if isinstance(index, ast.Tuple) else 1
                )
            case ast.BinOp(left, _, right):
                return self.number(left) and self.number(right)
            case ast.UnaryOp(op, value):
                return not isinstance(op, ast.Not) and self.number(value)
            case ast.Call(ast.Name("len" | "int")):
                return True
        return False

    def test(self, node: ast.expr) -> str:
        """Something as a condition."""
        match node:
            case ast.BoolOp(op, values):
                word = " && " if isinstance(op, ast.And) else " || "
                return f"({word.join(self.test(value) for value in values)})"
            case ast.UnaryOp(ast.Not(), value):
                return f"!{self.test(value)}"
            case ast.Compare() | ast.Call(ast.Name("isinstance" | "any" | "all" | "bool")):
                return self.expression(node)
        if self.number(node):
            return f"({self.expression(node)} !== 0)"
        return f"$.truth({self.expression(node)})"

    def each(self, node: ast.expr) -> str:
        """What a loop goes through."""
        return f"$.each({self.expression(node)})"

    def expression(self, node: ast.expr) -> str:
        """One expression."""
        match node:
            case ast.Constant(value):
                return self.to.value(value)
            case ast.Name(name):
                return self.named(node, name)
            case ast.Attribute(base, name):
                return self.attribute(node, base, name)
            case ast.Subscript(base, ast.Slice()):
                raise self.no(node)
            case ast.Subscript(base, index):
                lengths = self.field(base)
                if lengths is not None and len(lengths) == 2 and not isinstance(index, ast.Tuple):
                    return f"$.row({self.expression(base)}, {self.expression(index)}, {lengths[0]}, {lengths[1]})"
                where = self.cell(base, index)
                return f"$.item({where[0]}, {where[1]})"
            case ast.Call():
                return self.call(node)
            case ast.BinOp(left, op, right):
                return self.binary(op, self.expression(left), self.number(left), right, node)
            case ast.UnaryOp(op, value):
                return self.unary(op, value, node)
            case ast.BoolOp(op, values):
                word = "both" if isinstance(op, ast.And) else "either"
                text = self.expression(values[-1])
                for value in reversed(values[:-1]):
                    text = f"$.{word}({self.expression(value)}, () => {text})"
                return text
            case ast.Compare(left, ops, others):
                return self.compare(node, left, ops, others)
            case ast.IfExp(test, yes, no):
                return f"({self.test(test)} ? {self.expression(yes)} : {self.expression(no)})"
            case ast.List(values) | ast.Tuple(values):
                return f"[{', '.join(self.expression(value) for value in values)}]"
            case ast.Dict(keys, values):
                pairs = [
                    f"...{self.expression(v)}" if k is None else f"{self.key(k)}: {self.expression(v)}"
                    for k, v in zip(keys, values, strict=True)
                ]
                return f"{{ {', '.join(pairs)} }}"
            case ast.JoinedStr(values):
                return f'"".concat({", ".join(self.part(value) for value in values)})'
            case ast.Lambda(args, body):
                return f"({', '.join(_safe(a.arg) for a in args.args)}) => {self.expression(body)}"
            case ast.GeneratorExp(value, loops):
                return self.generator(self.expression(value), loops)
            case ast.ListComp(value, loops):
                return f"[...{self.generator(self.expression(value), loops)}]"
            case ast.SetComp(value, loops):
                return f"$.distinct({self.generator(self.expression(value), loops)})"
            case ast.DictComp(key, value, loops):
                pair = f"[{self.expression(key)}, {self.expression(value)}]"
                return f"Object.fromEntries({self.generator(pair, loops)})"
        raise self.no(node)

    def key(self, node: ast.expr) -> str:
        """A key of a dictionary."""
        text = self.expression(node)
        return text if isinstance(node, ast.Constant) else f"[{text}]"

    def part(self, node: ast.expr) -> str:
        """A piece of a text with values in it."""
        if isinstance(node, ast.Constant):
            return json.dumps(node.value, ensure_ascii=False)
        if isinstance(node, ast.FormattedValue) and node.conversion == -1 and node.format_spec is None:
            return f"$.py_str({self.expression(node.value)})"
        raise self.no(node)

    def generator(self, value: str, loops: list[ast.comprehension]) -> str:
        """A generator; its names are its own."""
        head = ""
        for loop in loops:
            head += f"for (const {self.target(loop.target)} of {self.each(loop.iter)}) "
            for test in loop.ifs:
                head += f"if ({self.test(test)}) "
        return f"(function* () {{ {head}yield {value}; }})()"

    def named(self, node: ast.expr, name: str) -> str:
        """What a name means."""
        if name in self.own:
            return _safe(name)
        if name in self.globals:
            return self.to.value(self.globals[name], name)
        if name in BUILTINS:
            return f"$.py_{name}"
        if hasattr(builtins, name):
            return self.to.value(getattr(builtins, name), name)
        raise self.no(node, "unknown name")

    def static(self, node: ast.expr) -> Any:
        """The object that an expression means whatever the arguments are, or None."""
        if isinstance(node, ast.Name) and node.id not in self.own:
            return self.globals.get(node.id, getattr(builtins, node.id, None))
        if isinstance(node, ast.Attribute):
            base = self.static(node.value)
            if isinstance(base, ModuleType):
                return getattr(base, node.attr)
        return None

    def attribute(self, node: ast.expr, base: ast.expr, name: str) -> str:
        """Something of an object or of a module."""
        if isinstance(self.static(base), ModuleType):
            return self.to.value(self.static(node), name)
        record = self.record(base)
        if record is not None and name not in record.shapes:
            raise self.no(node, "no such field")
        return f"{self.expression(base)}.{name}"

    def call(self, node: ast.Call) -> str:
        """A call: of a function that is known, of a method, or of one of Python's own."""
        function = node.func
        match function:
            case ast.Attribute(ast.Call(ast.Name("super")), "__init__"):
                return f"super({self.plain(node)})"
            case ast.Name("getattr"):
                base, name, *other = node.args
                found = f"$.item_or({self.expression(base)}, {self.expression(name)}"
                return f"{found}, {self.expression(other[0]) if other else 'undefined'})"
            case ast.Name("isinstance"):
                kinds = [self.expression(kind) for kind in _alternatives(node.args[1])]
                return f"$.py_isinstance({self.expression(node.args[0])}, {', '.join(kinds)})"
        known = self.static(function)
        if known is not None and not (inspect.isclass(known) and known in EXCEPTIONS):
            if id(known) in self.to.natives:
                return f"{self.to.natives[id(known)]}({self.plain(node)})"
            if isinstance(known, FunctionType | functools._lru_cache_wrapper):
                return f"{self.to.translated(known)}({self.bound(node, inspect.unwrap(known), 0)})"
            if inspect.isclass(known) and known in self.to.only:
                names = self.bound(node, known.__init__, 1)
                return f"new {self.to.translated(known)}({names})"
        if known in EXCEPTIONS:
            return f"new {self.expression(function)}({self.plain(node)})"
        if isinstance(function, ast.Name):
            if self.builds and function.id == self.arguments[0]:
                return f"new {function.id}({self.plain(node)})"
            if function.id in self.own:
                return f"{_safe(function.id)}({self.plain(node)})"
            return f"{self.expression(function)}({self.plain(node)})"
        if isinstance(function, ast.Attribute):
            method, owner, arguments = function.attr, self.expression(function.value), self.plain(node)
            if method in self.to.methods and not node.keywords:
                return f"{owner}.{method}({arguments})"
            if method in METHODS:
                return f"$.m_{method}({owner}{arguments and f', {arguments}'})"
        raise self.no(node, "unknown function")

    def plain(self, node: ast.Call) -> str:
        """Arguments as they stand; those with names last, in an object."""
        parts = [
            f"...{self.expression(a.value)}" if isinstance(a, ast.Starred) else self.expression(a)
            for a in node.args
        ]
        named = {k.arg: k.value for k in node.keywords if k.arg != "strict"}
        if named:
            parts.append(f"{{ {', '.join(f'{k}: {self.expression(v)}' for k, v in named.items())} }}")
        return ", ".join(parts)

    def bound(self, node: ast.Call, function: Any, skip: int) -> str:
        """Arguments in the order in which the function names them."""
        signature = list(inspect.signature(function).parameters.values())[skip:]
        rest = next((p.name for p in signature if p.kind == p.VAR_KEYWORD), None)
        names = [p.name for p in signature if p.name != rest]
        values = [self.expression(argument) for argument in node.args]
        if len(values) > len(names) or any(isinstance(a, ast.Starred) for a in node.args):
            raise self.no(node, "arguments")
        slots: dict[str, str] = dict(zip(names, values, strict=False))
        others: list[str] = []
        for keyword in node.keywords:
            value = self.expression(keyword.value)
            if keyword.arg is None and rest:
                others.append(f"...{value}")
            elif keyword.arg in names:
                slots[keyword.arg] = value
            elif rest and keyword.arg:
                others.append(f"{keyword.arg}: {value}")
            else:
                raise self.no(node, f"{keyword.arg} is no argument of it")
        last = len(names) if others else max((names.index(name) + 1 for name in slots), default=0)
        given = [slots.get(name, "undefined") for name in names[:last]]
        return ", ".join(given + ([f"{{ {', '.join(others)} }}"] if others else []))

    def binary(
        self, op: ast.operator, left: str, number: bool, right: ast.expr, node: ast.AST, grows: bool = False
    ) -> str:
        """An operation of two values."""
        name = ARITHMETIC.get(type(op))
        if name is None:
            raise self.no(node)
        other = self.expression(right)
        if name in NUMBERS and number and self.number(right):
            return f"({left} {NUMBERS[name]} {other})"
        return f"$.{'grown' if grows and name == 'add' else f'op_{name}'}({left}, {other})"

    def unary(self, op: ast.unaryop, value: ast.expr, node: ast.AST) -> str:
        """An operation of one value."""
        if isinstance(op, ast.Not):
            return f"!{self.test(value)}"
        if isinstance(op, ast.USub):
            return f"$.op_neg({self.expression(value)})"
        if isinstance(op, ast.Invert):
            return f"$.op_not({self.expression(value)})"
        raise self.no(node)

    def compare(self, node: ast.expr, left: ast.expr, ops: list[ast.cmpop], others: list[ast.expr]) -> str:
        """One comparison, or several in a row."""
        terms, first = [], left
        for op, second in zip(ops, others, strict=True):
            if len(ops) > 1 and second is not others[-1] and not isinstance(second, ast.Name | ast.Constant):
                raise self.no(node, "it would be reckoned twice")
            a, b = self.expression(first), self.expression(second)
            numbers = self.number(first) and self.number(second)
            match op:
                case ast.Is() | ast.IsNot() if isinstance(second, ast.Constant) and second.value is None:
                    terms.append(f"({a} {'==' if isinstance(op, ast.Is) else '!='} null)")
                case ast.Eq() | ast.NotEq() if numbers:
                    terms.append(f"({a} {'===' if isinstance(op, ast.Eq) else '!=='} {b})")
                case ast.Eq() | ast.NotEq():
                    terms.append(f"{'' if isinstance(op, ast.Eq) else '!'}$.eq({a}, {b})")
                case ast.In() | ast.NotIn():
                    terms.append(f"{'' if isinstance(op, ast.In) else '!'}$.holds({b}, {a})")
                case ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE() if numbers:
                    terms.append(f"({a} {COMPARISONS[type(op)]} {b})")
                case ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE():
                    terms.append(f"$.{ORDERS[type(op)]}({a}, {b})")
                case _:
                    raise self.no(node)
            first = second
        return terms[0] if len(terms) == 1 else f"({' && '.join(terms)})"


def _alternatives(node: ast.expr) -> list[ast.expr]:
    """The kinds of ``a | b`` or ``(a, b)``."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*_alternatives(node.left), *_alternatives(node.right)]
    return [*node.elts] if isinstance(node, ast.Tuple) else [node]


def _read(target: ast.expr) -> ast.expr:
    """The same place, to be read."""
    return ast.parse(ast.unparse(target), mode="eval").body
