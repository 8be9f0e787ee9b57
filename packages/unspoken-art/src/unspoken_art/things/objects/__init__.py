"""Tools, toys, instruments and keepsakes."""
