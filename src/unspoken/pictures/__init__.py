"""Uploaded pictures: validated, rendered at the size of a card, and measured.

Untrusted bytes are decoded in a separate process (`python -m unspoken.pictures`) with limits on memory and
time; worker.py is the server's side.
"""
