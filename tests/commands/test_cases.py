"""The command that checks cases."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sickbay.text import LANGUAGES
from tests.commands.shared import ROOT, said


def test_signs_in_a_case_do_nothing_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = "\\u001b[2J\\u202e\\u0007\\nPassed: 9"
    path = tmp_path / "evil.toml"
    head = f'case = 1\ngame = "pandemic"\ntitle = "T{evil}"\nrules = ["P1.1"]\n'
    for rest in (
        "[[step]]\noutbreaks = 9\n[step.expect]\noutbreaks = 9\n",
        "[[step]]\n[step.expect]\noutbreaks = 9\n",
        f'[[step]]\n[step.expect]\noutbreaks = "{evil}"\n',
        f'[[step]]\n[step.expect]\n"{evil}" = 2\n',
        f'[[step]]\n[step.expect.cubes."{evil}"]\nparis = 1\n',
        f'"{evil}" = 1\n[[step]]\nasked = {{}}\n',
        f'[[step]]\nmove = "{evil}"\n',
        f'[[step]]\nevents = ["{evil}"]\n',
        f'[options]\n"{evil}" = 1\n[[step]]\nasked = {{}}\n',
        f'[position]\npawns = ["{evil}"]\n[[step]]\nasked = {{}}\n',
        f'[position.cubes."{evil}"]\nparis = 1\n[[step]]\nasked = {{}}\n',
        f'[[step]]\n[step.expect.view."{evil}"]\nx = 1\n',
        f'[[step]]\n[step.expect.changes]\n"{evil}" = 1\n',
    ):
        path.write_text(head + rest, encoding="utf-8")
        code, out, err = said(capsys, "check", str(path))
        assert code in (1, 2)
        for line in (out + err).splitlines():
            assert line.isprintable(), line
            assert not line.startswith("Passed: 9")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases_pass_fail_or_cannot_be_read(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = next((ROOT / "tests/cases/pandemic").glob("P4.10-a-chain*.toml"))
    assert said(capsys, "check", str(good), "--lang", language)[0] == 0
    bad = tmp_path / "bad.toml"
    bad.write_text(re.sub(r"outbreaks = \d", "outbreaks = 7", good.read_text("utf-8")), encoding="utf-8")
    code, out, _ = said(capsys, "check", str(good), str(bad), "--lang", language)
    assert code == 1
    assert "outbreaks" in out
    bad.write_text("case = ", encoding="utf-8")
    assert said(capsys, "check", str(tmp_path), "--lang", language)[0] == 2


def test_rules_that_the_book_does_not_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "check", str(ROOT / "tests/cases"))
    assert (code, len(out.splitlines())) == (0, 1)
    path = tmp_path / "a.toml"
    head = 'case = 1\ngame = "pandemic"\ntitle = "t"\nrules = ["P99.9", "P4.10"]\n'
    path.write_text(head + "[[step]]\noffered = {}\n", encoding="utf-8")
    code, out, _ = said(capsys, "check", str(path))
    assert (code, len(out.splitlines())) == (0, 2)
    assert "no P99.9" in out
