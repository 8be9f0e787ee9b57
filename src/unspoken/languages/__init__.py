"""The shipped languages: each folder beside this file is a language (docs/adding-a-language.md)."""
