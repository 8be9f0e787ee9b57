"""What is said of a picture, in both languages."""

from typing import TypedDict


class Told(TypedDict):
    """One text in both languages."""

    en: str
    pl: str


class Listed(TypedDict):
    """Several texts in both languages."""

    en: list[str]
    pl: list[str]


class Words(TypedDict):
    """What is written about one card."""

    objects: Listed
    setting: Told
    relation: str
    mood: Told
    themes: list[str]
    alt: Told
    clues: Listed
