"""`python -m unspoken` is `unspoken`."""

import sys

from unspoken.cli import main

sys.exit(main())
