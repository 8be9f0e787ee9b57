"""The endpoints of the admin page."""
