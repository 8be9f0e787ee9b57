"""The voice connections of browsers."""
