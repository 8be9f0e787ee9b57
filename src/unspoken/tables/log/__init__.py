"""The event log of a table: its events, how they change the state, and what can be read back from it."""
