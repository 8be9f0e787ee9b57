"""Metrics and health checks for server operators."""
