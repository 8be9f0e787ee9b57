"""Where tables are kept: an append-only log behind one port."""
