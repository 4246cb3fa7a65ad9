"""The vocabulary in which every game, pay table, jurisdiction and submission is written."""
