"""The event log of a table: its events, how they change the state, and how a log is loaded and replayed."""
