"""``python -m tools.reference FOLDER`` writes the generated pages of the documentation into a folder."""

import sys
from pathlib import Path

from tools.reference.pages import write

print(f"{write(Path(*sys.argv[1:]))} pages written.")
