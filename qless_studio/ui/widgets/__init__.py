"""Controls that every game shares and that know no game."""
