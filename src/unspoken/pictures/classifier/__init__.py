"""A small image classifier for photographs.

Its weights come with the extra `bots`; without them, only the colour heuristics are used.
"""
