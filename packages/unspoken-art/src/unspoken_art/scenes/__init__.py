"""Scenes of cards: a script is read line by line into layers (skies, grounds, frames), then lit."""
