"""The command line: `envol games`, `sim`, `arena`, `play`, `replay`, `verify`, `rules`, `serve`, `gallery`, …"""

from __future__ import annotations

import io
import json
import os
import re
import secrets
import sys
from pathlib import Path

import click

from envol import __version__
from envol.cli import arguments, files, usage
from envol.cli.adventure import adventure, own
from envol.cli.arena import arena
from envol.cli.arguments import BadInput
from envol.cli.serve import serve
from envol.extras import MissingExtra, importing

INTERRUPTED = 130  # what shells expect after Ctrl-C


# Help texts are in the Fluent files: see usage.py. What a command needs is imported when it runs.
@click.group("envol", cls=usage.Group, invoke_without_command=True)
@click.option("--version", is_flag=True)
@click.pass_context
def app(context: click.Context, version: bool) -> None:
    """Show the version, or help when no command is given."""
    if version:
        print("envol", __version__)
        context.exit()
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
@usage.lang
def games(lang: str | None) -> None:
    """List the games."""
    language = arguments.language(lang)
    from envol.cli.tables import show_games

    show_games(language)


@app.command()
@usage.key
@click.option("-n", "count", default=1000, metavar="N")
@usage.seats
@click.option("--bots", default="random", metavar="NAMES")
@click.option("--seed", default=1, metavar="S")
@usage.options
@click.option("--records", metavar="FOLDER")
@click.option("--cores", type=int, metavar="N")
@click.option("--json", "as_json", is_flag=True)
@usage.lang
def sim(
    key: str,
    count: int,
    seats: int | None,
    bots: str,
    seed: int,
    option: tuple[str, ...],
    records: str | None,
    cores: int | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play many games."""
    language = arguments.language(lang)
    kind = arguments.find_game(key)
    names = arguments.split_bots(kind, bots)
    seats = arguments.find_seats(kind, len(names) if seats is None and len(names) > 1 else seats, kind.players[0])
    settings = arguments.read_options(kind, seats, option)
    arguments.check_least("-n", count, 1)
    arguments.check_least("--cores", cores, 1)
    from envol import sim
    from envol.cli import tables
    from envol.drive import IllegalAnswer
    from envol.texts import title_of

    job = sim.Job(key, arguments.seat_bots(names, seats), settings, seed, records)
    name = title_of(kind.key, language)
    with files.writing("cli-no-folder", folder=records), tables.progress(name, count, language) as tick:
        if records is not None:
            Path(records).mkdir(parents=True, exist_ok=True)
        try:
            tally, seconds = sim.simulate(job, count, cores=cores, progress=tick)
        except IllegalAnswer as error:
            raise BadInput("cli-bad-answer", bot=job.bots[error.seat], move=error.move, game=name) from error
    found = tables.summary(job, kind, tally, seconds)
    if as_json:
        print(json.dumps(found))
    else:
        tables.show_summary(found, name, language)


@app.command()
@usage.key
@usage.seats
@click.option("--bots", metavar="NAMES")
@click.option("--seed", type=int, metavar="S")
@usage.options
@click.option("--adventure", metavar="FILE")
@click.option("--name", metavar="NAME")
@click.option("--save", metavar="FILE")
@usage.lang
def play(
    key: str,
    seats: int | None,
    bots: str | None,
    seed: int | None,
    option: tuple[str, ...],
    adventure: str | None,
    name: str | None,
    save: str | None,
    lang: str | None,
) -> None:
    """Play against bots."""
    language = arguments.language(lang)
    kind = arguments.find_game(key)
    names = arguments.split_bots(kind, arguments.usual_bot(kind) if bots is None else bots)
    work, for_seats = own(kind, adventure, language) if adventure is not None else ({}, None)
    asked = len(names) + 1 if seats is None and len(names) > 1 else seats
    seats = arguments.find_seats(kind, asked, usual=4 if for_seats is None else for_seats[1])
    arguments.check_seats(kind, seats, for_seats)
    opponents = arguments.seat_bots(names, seats - 1)
    settings = {**arguments.read_options(kind, seats, option), **work}
    arguments.check_texts(kind, language)
    name = None if name is None else arguments.check_name(name)
    with files.writing("cli-no-save", file=save):
        if save is not None:
            Path(save).open("a").close()  # better now than after an evening's game
    from envol.cli import play
    from envol.drive import IllegalAnswer
    from envol.files import write
    from envol.texts import title_of

    sitting = play.sit_down(kind, settings, opponents, language, name)
    try:
        sitting.play(secrets.randbits(32) if seed is None else seed)
    except IllegalAnswer as error:
        bot, game = opponents[error.seat - 1], title_of(kind.key, language)
        raise BadInput("cli-bad-answer", bot=bot, move=error.move, game=game) from error
    with files.writing("cli-no-save", file=save):
        if save is not None:
            write(sitting.match, save)
            sitting.screen.say(sitting.texts("play-saved", file=save))


@app.command()
@usage.file
@click.option("--ply", type=int, metavar="N")
@click.option("--seat", default="spectator", metavar="SEAT")
@usage.lang
def replay(file: str, ply: int | None, seat: str, lang: str | None) -> None:
    """Tell a recorded match."""
    language = arguments.language(lang)
    match = files.read_match(file)
    last = len(match.log)
    if ply is not None and not 0 <= ply <= last:
        raise BadInput("cli-no-ply", ply=ply, last=last)
    eyes = arguments.find_eyes(seat, match.game.seats)
    from envol.cli.terminal import replay

    replay(match, eyes, last if ply is None else ply, language)


@app.command()
@usage.file
@click.option("--simulations", type=int, metavar="N")
@click.option("--json", "as_json", is_flag=True)
@usage.lang
def analyse(file: str, simulations: int | None, as_json: bool, lang: str | None) -> None:
    """Tell what the decisions of a recorded match were worth."""
    language = arguments.language(lang)
    arguments.check_least("--simulations", simulations, 10)
    match = files.read_match(file)
    arguments.check_texts(type(match.game), language)
    from envol.cli.analyse import analyse, show
    from envol.cli.analyse import as_json as written

    found = analyse(match, simulations, language)
    if as_json:
        print(written(found))
    else:
        show(match, found, language)


@app.command()
@usage.file
@usage.lang
def verify(file: str, lang: str | None) -> None:
    """Check a record."""
    language = arguments.language(lang)
    proof = files.prove(file)
    from envol.cli.terminal import Screen
    from envol.texts import Texts

    screen, texts = Screen(), Texts(language)
    screen.say(texts("verify-served" if proof.served else "verify-plain", lines=proof.lines, chances=proof.chances))
    if not proof.finished:
        screen.say(texts("verify-open"))


@app.command()
@usage.key
@click.argument("number", required=False, metavar="[NUMBER]")
@usage.lang
def rules(key: str, number: str | None, lang: str | None) -> None:
    """Print the rules."""
    language = arguments.language(lang)
    text = arguments.read_rules(arguments.find_game(key), number, language)
    from envol.cli.terminal import Screen

    Screen().prose(text)


@app.command()
@click.option("--store", default="envol.db", metavar="FILE|URL")
@click.option("--hide", metavar="ID")
@click.option("--show", metavar="ID")
@usage.lang
def gallery(store: str, hide: str | None, show: str | None, lang: str | None) -> None:
    """See which works were reported; hide one, or show it again."""
    language = arguments.language(lang)
    import asyncio

    from envol.cli.tables import show_reported

    with importing("server"):
        from envol.server import gallery as moderation
        from envol.server.store import Away
    if "://" not in store and not Path(store).exists():  # else an empty one would be made
        raise BadInput("cli-no-store", name=store)
    try:
        for id, hidden in ((hide, True), (show, False)):
            if id is not None and not asyncio.run(moderation.hide(store, id, hidden)):
                raise BadInput("cli-no-work", name=id)
        show_reported(asyncio.run(moderation.reported(store)), language)
    except (Away, OSError) as error:
        raise BadInput("cli-no-store", name=store) from error


@app.command()
@click.option("--store", default="envol.db", metavar="FILE|URL")
@usage.lang
def talk(store: str, lang: str | None) -> None:
    """See what was reported of all that is said at tables."""
    language = arguments.language(lang)
    import asyncio

    from envol.cli.tables import show_talk_reports

    with importing("server"):
        from envol.server import talk
        from envol.server.store import Away
    if "://" not in store and not Path(store).exists():  # else an empty one would be made
        raise BadInput("cli-no-store", name=store)
    try:
        show_talk_reports(asyncio.run(talk.reports(store)), language)
    except (Away, OSError) as error:
        raise BadInput("cli-no-store", name=store) from error


app.add_command(arena)
app.add_command(adventure)
app.add_command(serve)


def main() -> int:
    """Run a command; whatever was wrong with it is said in one line."""
    _mend_streams()
    try:
        code = _run(sys.argv[1:])
        sys.stdout.flush()
        return code
    except BadInput as error:
        return _report(error)
    except click.UsageError as error:
        return _report(usage.complaint(error))
    except MissingExtra as error:
        return _report(BadInput("cli-missing-extra", name=error.library, extra=error.extra))
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python tries again as it ends
        if isinstance(error, BrokenPipeError):
            return 1  # the reader has seen enough, and nobody is left to be told
        return _report(BadInput("cli-no-output", why=files.why(error)))


def _run(words: list[str]) -> int:
    """Not by Click's own `main`, which would say what is wrong in its own words."""
    try:
        with app.make_context("envol", words) as context:
            app.invoke(context)
    except click.exceptions.Exit as end:
        return end.exit_code
    return 0


def _mend_streams() -> None:
    """No sign that a terminal cannot show, and no byte that is no text, may stop the program; nor a closed stream."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - it stays open to the end
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _report(error: BadInput) -> int:
    from envol.texts import Texts

    texts = Texts(arguments.language_of(sys.argv[1:]))

    def describe(what: BadInput) -> str:
        data = {key: describe(value) if isinstance(value, BadInput) else value for key, value in what.data.items()}
        return texts(what.key, **data)

    told = re.sub(r"[ \t\r\n]+", " ", texts("cli-error", what=describe(error)))  # one line, its no-break spaces kept
    print(arguments.safe(told), file=sys.stderr)
    return error.code
