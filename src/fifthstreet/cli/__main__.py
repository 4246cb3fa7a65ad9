"""``python -m fifthstreet.cli``, the same as the command ``fifthstreet``."""

import sys

from fifthstreet.cli import main

sys.exit(main())
