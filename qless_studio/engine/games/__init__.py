"""The games: a package for each, none of which knows another; `engine.registry` lists them."""
