"""How the watchers' eye learns: `python -m unspoken.art.eye`."""
