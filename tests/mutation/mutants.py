"""The changes: a comparison, condition, number, result or operator of a module replaced by another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TYPES = ("bool", "bytes", "dict", "float", "int", "list", "str", "tuple")


@dataclass(frozen=True)
class Mutant:
    """One change to one module."""

    path: str
    """Of the module, from the root of the repository."""
    line: int
    column: int
    before: str
    after: str
    start: int
    """Where the changed expression begins in the file, in bytes."""
    end: int

    @property
    def key(self) -> str:
        """The same in every run while the module does not change."""
        return f"{self.path}:{self.line}:{self.column}: {self.before} -> {self.after}"

    def applied(self, source: bytes) -> bytes:
        """The module with the change."""
        return source[: self.start] + self.after.encode() + source[self.end :]


def mutants_of(path: str, source: bytes) -> Iterator[Mutant]:
    """All changes to a module, in order."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, changed in _changes(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        yield Mutant(path, node.lineno, node.col_offset, ast.unparse(node), f"({ast.unparse(changed)})", start, end)


def _changes(tree: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Pairs (expression, what to put in its place)."""
    for node in _evaluated(tree):
        if isinstance(node, ast.Return) and node.value is not None and not _is_none(node.value):
            yield node.value, ast.Constant(None)
        elif isinstance(node, ast.Compare):
            for number, comparison in enumerate(node.ops):
                ops = [*node.ops[:number], COMPARISONS[type(comparison)](), *node.ops[number + 1 :]]
                yield node, ast.Compare(node.left, ops, node.comparators)
        elif isinstance(node, ast.BoolOp):
            yield node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, node.operand
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and not _of_texts_or_types(node):
            yield node, ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, ast.Constant(not node.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
            yield node, ast.Constant(node.value + 1)


def _evaluated(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that matter when the program runs: no annotations, nothing that only type checkers see."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _evaluated(child)


def _of_texts_or_types(node: ast.BinOp) -> bool:
    """Whether another operator would only be a type error: with a text, or in `int | None`."""
    sides = node.left, node.right
    texts = any(
        isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and isinstance(side.value, str | bytes))
        for side in sides
    )
    return texts or any(map(_is_none, sides)) or any(isinstance(side, ast.Name) and side.id in TYPES for side in sides)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
