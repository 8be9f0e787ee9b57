"""The messages between a person and a table: requests, replies and views."""
