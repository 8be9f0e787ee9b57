"""The pictures of docs/screens: who takes them, and what is played for them."""
