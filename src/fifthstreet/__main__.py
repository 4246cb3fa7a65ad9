"""``python -m fifthstreet``, the same as the command ``fifthstreet``."""

import sys

from fifthstreet.cli import main

sys.exit(main())
