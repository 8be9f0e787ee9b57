"""Things of the third deck: stages, night rooms, feasts and shores."""
