"""Recorded clues: the format in which they are uploaded, and the media types of stored ones."""
