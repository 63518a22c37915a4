"""`python -m envol` is the command line."""

import sys

from envol.cli.commands import main

if __name__ == "__main__":
    sys.exit(main())
