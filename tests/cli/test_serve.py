"""`envol serve`: every setting is an option under a heading, and a variable of the environment."""

from __future__ import annotations

import click
import msgspec
import pytest

from envol.cli.serve import serve
from envol.cli.usage import GroupedOption
from envol.server.settings import GROUPS, Settings
from envol.texts import LANGUAGES, Texts


def test_every_setting_stands_once_under_a_heading_and_has_its_words() -> None:
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(field.name for field in msgspec.structs.fields(Settings))
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(f"help-group-{group}" in texts for group in GROUPS)
        for option in serve.get_params(click.Context(serve)):
            assert not isinstance(option, GroupedOption) or f"help-{option.text}" in texts, option.name


def read(*words: str) -> dict[str, object]:
    with serve.make_context("serve", list(words)) as context:
        return {name: value for name, value in context.params.items() if name != "lang"}


def test_without_any_option_the_settings_are_what_they_are_by_themselves() -> None:
    assert Settings(**read()) == Settings()  # type: ignore[arg-type]


def test_a_setting_may_be_typed_or_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENVOL_TABLES_PER_PERSON", "7")
    monkeypatch.setenv("ENVOL_HTTPS", "yes")
    monkeypatch.setenv("ENVOL_ORIGIN", "https://a.example https://b.example")
    found = read("--pace", "0.5")
    assert (found["tables_per_person"], found["secure_cookies"], found["pace"]) == (7, True, 0.5)
    assert found["origins"] == ("https://a.example", "https://b.example")
    assert read("--tables-per-person", "8")["tables_per_person"] == 8
    with pytest.raises(click.BadParameter):
        read("--queue", "many")
