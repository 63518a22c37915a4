"""How long a test waits before it says that a state never comes, in seconds.

Generous, for a busy machine is slow and no test is about that. `tests/test_code_rules.py` sees to it that no test
has a limit of its own; what measures time asks `tests/machine.py` whether the machine could keep it."""

STATE = 120.0  # for what comes at once on a quiet machine: a message, a page, the beginning or end of a process
MATCH = 300.0  # for many of these, one after another: a whole match, a whole test
RACES = 60.0  # for races that are repeated in the hope of moments in which the machine keeps time
BUILD = 1_200.0  # for compiling, and for installing a browser
BLINK = 5.0  # after which what usually comes at once is helped along
