"""Fifth Street: the casino table-game rulebook, executable."""

__version__ = "0.1.0"
