"""Several servers on one store: one node owns each table, and the others relay their visitors' messages."""
