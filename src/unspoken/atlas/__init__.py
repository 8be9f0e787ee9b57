"""The atlas: what people of this house associated with pictures and words, if their tables allow it."""
