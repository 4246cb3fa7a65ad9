"""The games of the rulebook as data; ``games.catalogue`` is the one list of them."""
