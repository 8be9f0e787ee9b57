"""Commands that read, copy, check and delete what a server has saved."""
