"""Pictures that people bring: looked into, rendered anew at the size of a card, and measured.

All that touches a stranger's bytes runs in a process of its own (`python -m unspoken.pictures`), which may
use little memory and little time; the server's side is worker.py.
"""
