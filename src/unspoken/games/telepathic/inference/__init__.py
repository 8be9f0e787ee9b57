"""Inference about hidden cards from the course of a game, for bots and for replays."""
