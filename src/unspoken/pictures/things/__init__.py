"""What is on a picture, as far as a small net for photographs can tell.

Its weights come with the extra `bots`; without them, own pictures are known by light and colour alone.
"""
