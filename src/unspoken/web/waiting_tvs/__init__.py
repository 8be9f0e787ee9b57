"""TVs that wait for a table: their codes, their connections, and the lookup across servers."""
