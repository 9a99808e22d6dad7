"""Build the wheel and the sdist, install the wheel into an empty environment, play from it.

    python scripts/package.py [--keep FOLDER]

What is shipped has to work where there is no checkout: the rulebooks, cards and decks are in the
wheel, the core dependencies are enough, and the command is found. A game is played through the
server of tables, whose pages are in the wheel too. `--keep` leaves both archives in
a folder. With HEADJUDGE_COMPILE=1 the wheel is the compiled one.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts import compile as compiling  # noqa: E402

COMPILES = os.environ.get("HEADJUDGE_COMPILE") == "1"
MOST_MEGABYTES = 8
CLIENT = {f"headjudge/table/static/{name}" for name in ("index.html", "main.js", "style.css")}

PLAY = """
import headjudge
from headjudge import games
from headjudge.version import build
assert headjudge.__version__ == {version!r}, headjudge.__version__
assert build() == {build!r}, build()
for title in games.NAMES:
    print(title, len(headjudge.pool(title)), "cards")
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", type=Path, help="put both archives into this folder")
    keep = parser.parse_args().keep
    with tempfile.TemporaryDirectory(prefix="headjudge-package-") as scratch:
        folder = Path(scratch)
        wheel, sdist = build(folder / "dist")
        check_wheel(wheel)
        check_sdist(sdist)
        play_from(wheel, folder / "empty", folder)
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            for archive in (wheel, sdist):
                shutil.copy(archive, keep)


def build(folder: Path) -> tuple[Path, Path]:
    """Both archives, by the build backend that the lock pins."""
    run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    (sdist,) = folder.glob("*.tar.gz")
    return wheel, sdist


def check_wheel(wheel: Path) -> None:
    """Every file of the package is in it, nothing else is, and it is small."""
    shipped = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src" / "headjudge").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    compiled = {name for name in packed if name.endswith(compiling.SUFFIX)}
    if bool(compiled) != COMPILES:
        raise SystemExit(f"{len(compiled)} files of the wheel are compiled")
    packed -= compiled
    if packed != shipped:
        raise SystemExit(f"the wheel and src differ: {sorted(packed ^ shipped)[:10]}")
    if not packed >= CLIENT:
        raise SystemExit(f"the client is not in the wheel: {sorted(CLIENT - packed)}")
    size = wheel.stat().st_size / 1e6
    if size > MOST_MEGABYTES:
        raise SystemExit(f"the wheel has {size:.1f} MB, {MOST_MEGABYTES} are allowed")
    print(f"{wheel.name}: {len(packed)} files, {len(compiled)} compiled, {size:.1f} MB")


def check_sdist(sdist: Path) -> None:
    """The sources and the licence are in it."""
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"LICENSE", "README.md", "pyproject.toml", "src/headjudge/__init__.py"}
    wanted |= {"src/headjudge/table/static/main.js", "web/src/main.tsx"}
    if not wanted <= packed:
        raise SystemExit(f"not in the sdist: {sorted(wanted - packed)}")


def play_from(wheel: Path, empty: Path, elsewhere: Path) -> None:
    """Install the wheel into an environment of its own, and play from a folder that is not ours."""
    uv = shutil.which("uv")
    run([sys.executable, "-m", "venv", *(["--without-pip"] if uv else []), str(empty)])
    there = empty / ("Scripts" if os.name == "nt" else "bin")
    python = str(there / "python")
    pip = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    pip += ["--quiet", "--quiet"]
    lock = str(ROOT / "requirements" / "core.txt")
    run([*pip, "--require-hashes", "-r", lock])
    run([*pip, "--no-deps", str(wheel)])
    surroundings = {
        name: value for name, value in os.environ.items() if not name.startswith("PYTHON")
    } | {"HEADJUDGE_DATA": str(elsewhere / "data")}
    version = wheel.name.split("-")[1]
    build = "compiled" if COMPILES else "plain"
    run([python, "-c", PLAY.format(version=version, build=build)], cwd=elsewhere, env=surroundings)
    command = [str(there / "headjudge"), "simulate", "godzilla", "--games", "2"]
    run(command, cwd=elsewhere, env=surroundings)
    without_node = {**surroundings, "PATH": str(there)}
    run([python, str(ROOT / "scripts" / "at_a_table.py")], cwd=elsewhere, env=without_node)


def run(command: list[str], cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a command; what it says is shown, and its failure ends this."""
    done = subprocess.run(command, cwd=cwd, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"failed ({done.returncode}): {' '.join(command)}")


if __name__ == "__main__":
    main()
