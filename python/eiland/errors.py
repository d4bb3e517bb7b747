"""What goes wrong. Nothing has changed where one of these is raised."""

from typing import Any


class EilandError(ValueError):
    """Something that was asked for cannot be done."""


class Unreadable(EilandError):
    """A decision, an outcome, a setup or a journal that does not have the shape of one."""


class Refused(EilandError):
    """A rule forbids it."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} ({rule})")
        self.rule = rule
        self.why = why

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str]]:
        return Refused, (self.rule, self.why)

    @property
    def sentence(self) -> str | None:
        """The rule itself."""
        from eiland import rule

        return rule(self.rule)


class FaultySetup(EilandError):
    """Rules forbid the setup. `faults` lists all that is wrong: rule, at, what."""

    def __init__(self, text: str, faults: list[dict[str, Any]]) -> None:
        super().__init__(text)
        self.text = text
        self.faults = faults

    def __reduce__(self) -> tuple[type["FaultySetup"], tuple[str, list[dict[str, Any]]]]:
        return FaultySetup, (self.text, self.faults)
