"""Single rounds of Dixit told by bots, as data and as pictures to vote on."""
