"""One turn of a table: its draft, the queue of turns, table time and absent people."""
