"""What we measure, against what, in one run."""
