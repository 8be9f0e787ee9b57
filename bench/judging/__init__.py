"""Words by which the judge is measured."""
