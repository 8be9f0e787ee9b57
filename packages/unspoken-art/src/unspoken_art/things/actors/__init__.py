"""Posable people: a skeleton, clothes, faces, things to hold, and pairs of people."""
