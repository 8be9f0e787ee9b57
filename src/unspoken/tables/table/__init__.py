"""A running table: requests in, events saved, views out to everybody who is connected."""
