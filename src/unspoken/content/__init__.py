"""Words and pictures, apart from the rules: packs, and how they are found."""
