"""The languages that are here: each folder beside this file is one (docs/adding-a-language.md)."""
