"""Cuts the typefaces of the client down to the letters that are needed, and writes ``web/src/look/fonts``.

Of European names and texts nothing is missing; anything else is written with the reader's own typefaces.
Needs ``pip install fonttools brotli`` and the client's packages (``python tools/web.py check``).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
LATIN = "U+0020-007E,U+00A0-00FF,U+2010-2027,U+202F-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FFFD"
MORE = "U+0100-017F"
PARTS = {"latin": ("latin", LATIN), "more": ("latin-ext", MORE)}
FACE = """@font-face {{
  font-family: "{title} Variable"; font-weight: 100 900; font-display: swap;
  src: url(./{face}-{part}.woff2) format("woff2");
  unicode-range: {letters};
}}
"""

if __name__ == "__main__":
    folder = WEB / "src" / "look" / "fonts"
    style = "/* Made by tools/fonts.py. */\n"
    for face in ("inter", "fraunces"):
        for part, (source, letters) in PARTS.items():
            name = f"{face}-{source}-wght-normal.woff2"
            subprocess.run(  # noqa: S603
                [
                    *(sys.executable, "-m", "fontTools.subset"),
                    str(WEB / "node_modules" / "@fontsource-variable" / face / "files" / name),
                    *(f"--unicodes={letters}", "--layout-features+=tnum,lnum,case", "--flavor=woff2"),
                    f"--output-file={folder / f'{face}-{part}.woff2'}",
                ],
                check=True,
            )
            style += FACE.format(title=face.title(), face=face, part=part, letters=letters)
    (folder / "fonts.css").write_text(style, encoding="utf-8")
