"""The built page and its files, compressed and cached."""
