"""Settings of a server: flags, environment variables, a TOML file, and their precedence."""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path

import pytest

from unspoken.cli.options.example import example
from unspoken.cli.options.kinds import Location, Names, Seconds, Switch, WholeNumber
from unspoken.cli.options.option import Option, all_options
from unspoken.cli.options.settle import BadSetting, settle, unknown_variables
from unspoken.cli.server import play
from unspoken.cli.server.option_table import GROUPS

ROOT = Path(__file__).parent.parent.parent
OPTIONS = all_options(GROUPS)


def settled(
    words: list[str], variables: dict[str, str] | None = None, file: Path | None = None
) -> argparse.Namespace:
    """Return the settings of `play`, which has every option, from these three sources."""
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    named = [] if file is None else ["--config", str(file)]
    return settle(parser.parse_args([*named, *words]), GROUPS, variables or {})


def written(folder: Path, text: str) -> Path:
    """Write a TOML file."""
    file = folder / "unspoken.toml"
    file.write_text(text, encoding="utf-8")
    return file


def sample(option: Option, folder: Path) -> object:
    """Return a valid value of an option that is not its default, as TOML has it."""
    if isinstance(option.kind, Switch):
        return True
    if isinstance(option.kind, WholeNumber | Seconds):
        return 7
    if isinstance(option.kind, Location):
        (folder / "index.html").touch()
        return str(folder)
    special = {
        "host": "0.0.0.0", "cell": "ABC", "also": ["toygame", "other"], "atlas": "off", "today-counts": "off",
        "own-decks": "nobody", "log": "json", "log-level": "debug",
    }  # fmt: skip
    return special.get(option.name, option.example)


@pytest.mark.parametrize("name", OPTIONS)
def test_each_option_can_be_a_flag_a_variable_or_a_key(name: str, tmp_path: Path) -> None:
    """With the same value."""
    option = OPTIONS[name]
    value = sample(option, tmp_path)
    texts = [str(text) for text in value] if isinstance(value, list) else [str(value)]
    flag = [option.flag] if value is True else [word for text in texts for word in (option.flag, text)]
    found = [
        settled(flag),
        settled([], {option.variable: ",".join(texts)}),
        settled([], file=written(tmp_path, f"{name} = {json.dumps(value)}")),
    ]
    values = [getattr(settings, option.attribute) for settings in found]
    assert values[0] != option.value_by_default
    assert values == [values[0]] * 3
    assert [settings.sources[name] for settings in found] == [
        option.flag, option.variable, f"{tmp_path}/unspoken.toml, line 1: {name}",
    ]  # fmt: skip


def test_a_flag_overrides_a_variable_and_a_variable_overrides_the_file(tmp_path: Path) -> None:
    """The default is used if nobody has set the option."""
    file = written(tmp_path, "port = 1\nkeep-days = 1\nlease = 1\nno-voice = true\n")
    variables = {"UNSPOKEN_PORT": "2", "UNSPOKEN_KEEP_DAYS": "2", "UNSPOKEN_NO_VOICE": "false"}
    found = settled(["--port", "3"], variables, file)
    assert (found.port, found.keep_days, found.lease, found.no_voice) == (3, 2, 1.0, False)
    assert (found.deck_pictures, sorted(found.sources)) == (100, ["keep-days", "lease", "no-voice", "port"])


def test_an_empty_variable_is_not_set() -> None:
    """Compose files pass an empty text for a variable that nobody has set."""
    assert settled([], {"UNSPOKEN_PORT": "", "UNSPOKEN_CONFIG": ""}).port == 8000


def test_a_relative_path_in_the_file_begins_at_its_folder(tmp_path: Path) -> None:
    """The folder in which a service starts does not matter."""
    (tmp_path / "more").mkdir()
    found = settled([], {"UNSPOKEN_CONFIG": str(written(tmp_path, 'packs = "more"\nstore = "a.db"'))})
    assert (found.packs, found.store) == (tmp_path / "more", str(tmp_path / "a.db"))


def test_a_store_overrides_a_data_file_of_lower_precedence(tmp_path: Path) -> None:
    """They are two names of one setting."""
    file = written(tmp_path, 'data = "low.db"')
    assert settled(["--store", "sqlite:///high.db"], file=file).store == "sqlite:///high.db"
    lower = settled(["--data", "high.db"], {"UNSPOKEN_STORE": "low.db"})
    assert (lower.data, lower.store) == (Path("high.db"), None)


_BAD_FILES = {
    "port = 8000\nprot = 1": ", line 2: prot is not a setting; did you mean port?",
    "[bots]\nbot-workers = 1": ", line 1: bots is not a setting",
    'port = "8000"': ", line 1: port must be a port number from 0 to 65535, not '8000'.",
    "no-voice = 1": ", line 1: no-voice must be true or false, not 1.",
    'also = "toygame"': ", line 1: also must be the names of Python modules, not 'toygame'.",
    "lease = true": ", line 1: lease must be a number of seconds from 1 to 3600, not True.",
    "metrics-token = 12345": ", line 1: metrics-token must be a token.",
    'data = "a"\nstore = "b"': ", line 1: data and {file}, line 2: store exclude each other: remove one",
    "port = \n": " is not a TOML file in UTF-8: Invalid value (at line 1, column",
}


@pytest.mark.parametrize("text", _BAD_FILES)
def test_a_bad_file_is_refused_with_its_line_and_key(text: str, tmp_path: Path) -> None:
    """A secret value is not repeated."""
    file = written(tmp_path, text)
    with pytest.raises(BadSetting) as refused:
        settled([], file=file)
    assert str(refused.value).startswith(f"{file}{_BAD_FILES[text].format(file=file)}")


_BAD_VALUES = {
    ("port", "http"): "must be a port number from 0 to 65535, not 'http'.",
    ("port", "65536"): "must be a port number from 0 to 65535, not '65536'.",
    ("keep-days", "-1"): "must be a number of days from 0 to 999999, not '-1'.",
    ("keep-days", "1.5"): "must be a number of days from 0 to 999999, not '1.5'.",
    ("table-speed", "0"): "must be a whole number from 1 to 10000, not '0'.",
    ("bot-workers", "-2"): "must be a whole number from 0 to 64, not '-2'.",
    ("deck-pictures", "0"): "must be a whole number from 1 to 1000, not '0'.",
    ("lease", "nan"): "must be a number of seconds from 1 to 3600, not 'nan'.",
    ("atlas", "yes"): "must be on or off, not 'yes'.",
    ("packs", "/nonexist"): "must be an existing folder of packs, not '/nonexist'.",
    ("page", "/"): "must be a folder with a built page (index.html), not '/'.",
    ("words", "/nonexist"): "must be an existing text file, or a folder of text files, not '/nonexist'.",
    ("cell", "!"): "must be some of the characters ABCDEFGHJKMNPQRSTUVWXYZ23456789, not '!'.",
}


@pytest.mark.parametrize(("name", "text"), _BAD_VALUES)
def test_a_bad_flag_or_variable_is_refused_by_its_name(name: str, text: str) -> None:
    """The sentence says what the value must be."""
    option = OPTIONS[name]
    for words, variables, source in (
        ([f"{option.flag}={text}"], {}, option.flag),
        ([], {option.variable: text}, option.variable),
    ):
        with pytest.raises(BadSetting) as refused:
            settled(words, variables)
        assert str(refused.value) == f"{source} {_BAD_VALUES[name, text]}"


@pytest.mark.parametrize(
    "url",
    [
        "unspoken.example.org",
        "ftp://example.org",
        "https://",
        "https://example.org?x=1",
        "https://example.org/#here",
        "https://example.org:port",
        "https://ada@example.org",
        "https://exa mple.org",
        "https:example.org",
    ],
)
def test_a_public_url_needs_a_scheme_and_a_host(url: str) -> None:
    """Otherwise every visitor would be refused."""
    with pytest.raises(
        BadSetting, match="--public-url must be the address that people type, such as https://"
    ):
        settled(["--public-url", url])


@pytest.mark.parametrize(
    "url",
    ["https://example.org", "http://192.168.1.2:8000/", "https://example.org/games/", "http://[::1]:80"],
)
def test_a_public_url_may_have_a_port_and_a_path(url: str) -> None:
    """A server may be below a path of its host."""
    assert settled(["--public-url", url]).public_url == url.rstrip("/")


def test_a_mistyped_variable_is_reported() -> None:
    """It cannot be refused: Kubernetes adds variables with the name of a service."""
    variables = {"UNSPOKEN_PROT": "1", "UNSPOKEN_CONFIG": "", "UNSPOKEN_PORT": "1", "PATH": ""}
    (sentence,) = unknown_variables(GROUPS, variables)
    assert sentence == "UNSPOKEN_PROT is not a setting and is ignored; did you mean UNSPOKEN_PORT?"


def test_the_example_file_is_up_to_date() -> None:
    """`unspoken serve --example-config > deploy/unspoken.toml` writes it."""
    assert (ROOT / "deploy" / "unspoken.toml").read_text(encoding="utf-8") == example(GROUPS)


def test_the_example_file_has_every_option_with_a_valid_value() -> None:
    """Uncommented, it is TOML, and each value has the type of its option."""
    lines = example(GROUPS).splitlines()
    text = "\n".join(line[1:] for line in lines if line.startswith("#") and line[1:2].strip())
    values = tomllib.loads(text)
    assert list(values) == list(OPTIONS)
    assert all(
        isinstance(value, list) == isinstance(OPTIONS[name].kind, Names) for name, value in values.items()
    )
