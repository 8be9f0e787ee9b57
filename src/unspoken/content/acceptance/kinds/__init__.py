"""Checks for each kind of pack: one module per kind, with the kind's name.

A module has the function `faults(folder, manifest)`. Kinds without a module get only the common checks.
"""
