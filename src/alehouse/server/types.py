"""Print the protocol as TypeScript: ``python -m alehouse.server.types > web/src/protocol.ts``."""

from __future__ import annotations

import inspect
import sys
from typing import Any, Literal, get_args

import msgspec
from msgspec import inspect as shapes

from alehouse.server import protocol

HEAD = """/**
 * The messages between server and page.
 * Made by `python -m alehouse.server.types` from the server's structs; do not edit.
 */

/** The letter of a seat, A to H. */
export type Seat = string;
"""
UNIONS = {"ServerFrame": protocol.ServerFrame, "ClientFrame": protocol.ClientFrame}
SIMPLE: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def structs() -> list[type[msgspec.Struct]]:
    """All structs of the protocol, in the order in which they are written there."""
    return [
        thing
        for thing in vars(protocol).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct
    ]


def written(shape: shapes.Type) -> str:
    """A type in TypeScript. Raises TypeError for what the protocol does not use."""
    if type(shape) in SIMPLE:
        return SIMPLE[type(shape)]
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f'"{value}"' for value in shape.values)
    if isinstance(shape, shapes.UnionType):
        # `null` last, as people write it.
        parts = sorted(shape.types, key=lambda part: isinstance(part, shapes.NoneType))
        return " | ".join(written(part) for part in parts)
    if isinstance(shape, shapes.ListType):
        item = written(shape.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{written(shape.key_type)}, {written(shape.value_type)}>"
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    raise TypeError(shape)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct in TypeScript."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    about = " ".join((inspect.getdoc(struct) or "").split())
    lines = [f"/** {about} */", f"export interface {struct.__name__} {{"]
    if shape.tag is not None:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    # Literals keep the order in which they are written in the source.
    hints = msgspec.structs.fields(struct)
    for field, hint in zip(shape.fields, hints, strict=True):
        ordered = _literal(hint.type)
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {ordered or written(field.type)};")
    return "\n".join([*lines, "}"])


def _literal(hint: Any) -> str | None:
    if getattr(hint, "__origin__", None) is not Literal:
        return None
    return " | ".join(f'"{value}"' for value in get_args(hint))


def typescript() -> str:
    """The whole file."""
    parts = [HEAD.rstrip()]
    parts += [interface(struct) for struct in structs()]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
