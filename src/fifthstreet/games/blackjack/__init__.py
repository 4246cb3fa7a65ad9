"""Blackjack with Buster and War: the one game whose steps are not streets as data."""
