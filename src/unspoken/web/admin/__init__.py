"""What the operator of a server can see and do while it runs."""
