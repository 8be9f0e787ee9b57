"""Commands that start a server, and everything its command line sets up."""
