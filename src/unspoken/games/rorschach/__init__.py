"""Rorschach: two teams, a subject who says nothing, and what a blot might be."""

from unspoken.games.rorschach.rules import GAME as GAME
