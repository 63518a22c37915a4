"""What came of the attacks, as tables to read."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench.attacks.run import Outcome

MB = 1_000_000


def show(console: Console, outcomes: list[Outcome]) -> None:
    """A line for each attack, and below what the attackers and the server counted."""
    table = Table(title="honest moves, from sent to acknowledged (ms), before an attack and during it")
    columns = ("attack", "moves", "p50", "p99", "worst", "visitors out", "memory", "files", "lost", "not own moves")
    for name in columns:
        table.add_column(name, justify="left" if name == "attack" else "right")
    for outcome in outcomes:
        table.add_row(*_row(outcome))
    console.print(table)
    for outcome in outcomes:
        _show_counts(console, outcome)


def _row(outcome: Outcome) -> list[str]:
    before, during, losses = outcome.before, outcome.during, outcome.losses
    grown = f"{outcome.memory_before / MB:.0f} +{(outcome.memory_peak - outcome.memory_before) / MB:.0f}"
    bad = losses.lost + losses.doubled + len(losses.missing) + len(losses.differing) + len(losses.unverified)
    return [
        ", ".join(outcome.names) if len(outcome.names) < 4 else f"all {len(outcome.names)}",
        f"{before.moves} → {during.moves}",
        f"{before.p50:.1f} → {during.p50:.1f}",
        f"{before.p99:.0f} → {during.p99:.0f}",
        f"{before.worst:.0f} → {during.worst:.0f}",
        f"{during.shut_out} of {during.visitors}",
        f"{grown}, end {outcome.memory_end / MB:.0f} MB",
        f"{outcome.files_before} → {outcome.files_peak}, end {outcome.files_end}",
        f"{bad} of {losses.acknowledged}",
        f"{losses.foreign_moves} of {losses.bot_moves}",
    ]


def _show_counts(console: Console, outcome: Outcome) -> None:
    for name, counts in outcome.attackers.items():
        console.print(f"{name}: {_listing(counts)}", highlight=False, markup=False)
    losses = outcome.losses
    console.print(
        f"  {losses.records} records, of which {len(losses.unverified)} do not verify, {len(losses.differing)} differ"
        f" from the store and {len(losses.missing)} are not given; {losses.lost} of {losses.acknowledged} acknowledged"
        f" moves lost, {losses.doubled} twice; {losses.random_moves} random moves;"
        f" after the attack p99 {outcome.after.p99:.0f} ms; workers {outcome.workers_peak / MB:.0f} MB at most;"
        f" SIG{'TERM' if outcome.stop_seconds else 'KILL'} took {outcome.stop_seconds:.1f} s",
        highlight=False,
    )
    console.print(f"  the server refused: {_listing(outcome.refused)}", highlight=False, markup=False)
    if outcome.during.unanswered or outcome.troubles:
        console.print(
            f"  the honest: {outcome.during.unanswered} moves unanswered; {_listing(outcome.troubles)}",
            highlight=False,
            markup=False,
        )
    if outcome.has_ended:
        console.print("  [bold]the server has ended by itself[/bold]")
    for line, number in sorted(outcome.faults.items(), key=lambda item: -item[1])[:10]:
        console.print(f"  log, {number} times: {line}", highlight=False, markup=False)


def _listing(counts: dict[str, int]) -> str:
    most = sorted(counts.items(), key=lambda item: -item[1])
    return ", ".join(f"{word} {number}" for word, number in most) or "nothing"
