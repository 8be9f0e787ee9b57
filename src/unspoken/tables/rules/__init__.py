"""Who may do what at a table: pure functions from a request to events or a refusal."""
