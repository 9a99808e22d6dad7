"""Make `.venv` with everything Headjudge needs; do nothing when it is there already.

    python3 scripts/bootstrap.py [--dev]

Standard library only, and readable by an older Python, so that it can say it is too old.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "headjudge-stamp"  # one line for each finished set: its name and its digest

NO_VENV = """this Python cannot make virtual environments (no {} module).
On Debian and Ubuntu: apt install python3-venv"""
NO_NETWORK = """the package registry cannot be reached.
The first run downloads a few packages: check the network or the proxy, then try again."""
SIGNS_OF_NO_NETWORK = (
    "connect",
    "dns error",
    "name resolution",
    "network is unreachable",
    "proxy",
    "retrying",
    "timed out",
)


sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_client  # noqa: E402

NO_CLIENT = """The table in the browser is not built: {}
Everything else works."""


def main() -> None:
    wanted = "dev" if "--dev" in sys.argv[1:] else "core"
    use_a_newer_python()
    install_packages(wanted)
    if not build_client.is_built():
        say("Building the table for the browser; only when it has changed ...")
        reason = build_client.build(str(PYTHON))
        if reason:
            say(NO_CLIENT.format(reason))


def install_packages(wanted: str) -> None:
    """Install what the locks say, unless it is installed."""
    if is_ready(wanted):
        return
    with_uv = shutil.which("uv")
    lock_the_folder()
    if is_ready(wanted):  # another run has just done it
        return
    say(f"Setting up Headjudge in .venv ({wanted}); only this once, about half a minute ...")
    make_venv(with_pip=with_uv is None)
    if with_uv:
        install = [with_uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    else:
        install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--retries", "2"]
        install += ["--disable-pip-version-check", "--no-input"]
    STAMP.unlink(missing_ok=True)
    run([*install, "--require-hashes", "-r", str(ROOT / "requirements" / f"{wanted}.txt")])
    run([*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    finished = ("core", "dev") if wanted == "dev" else ("core",)
    STAMP.write_text("".join(f"{line(name)}\n" for name in finished), encoding="utf-8")


def use_a_newer_python() -> None:
    """Go on in the newest Python that is new enough, where this one is not."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and subprocess.call([newer, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            os.execv(newer, [newer, *sys.argv])  # noqa: S606
    fail(f"Headjudge needs Python 3.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")


def is_ready(wanted: str) -> bool:
    """Whether this set was installed from these very locks, here, and its Python still exists."""
    try:
        return PYTHON.exists() and line(wanted) in STAMP.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return False


def line(name: str) -> str:
    digest = hashlib.sha256(str(ROOT).encode())
    for path in (ROOT / "pyproject.toml", ROOT / "requirements" / f"{name}.txt"):
        digest.update(path.read_bytes())
    return f"{name} {digest.hexdigest()}"


def lock_the_folder() -> None:
    """Let one bootstrap work at a time; the lock goes with the process."""
    if os.name != "nt":
        import fcntl

        fcntl.flock(os.open(ROOT, os.O_RDONLY), fcntl.LOCK_EX)


def make_venv(with_pip: bool) -> None:
    pip = BIN / ("pip.exe" if os.name == "nt" else "pip")
    if PYTHON.exists() and was_made_here() and (pip.exists() or not with_pip):
        return
    needed = ["venv", "ensurepip"] if with_pip else ["venv"]
    for module in needed:
        try:
            __import__(module)
        except ImportError:
            fail(NO_VENV.format(module))
    options = ["--clear"] if with_pip else ["--clear", "--without-pip"]
    run([sys.executable, "-m", "venv", *options, str(VENV)])


def was_made_here() -> bool:
    """A virtual environment does not survive a move of its folder."""
    record = VENV / "pyvenv.cfg"
    return record.exists() and f" {VENV}\n" in record.read_text(encoding="utf-8")


def run(command: "list[str]") -> None:
    """Run quietly; on failure show what the command said last, and what it may mean."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode == 0:
        return
    output = done.stdout.decode("utf-8", "replace").strip()
    say("\n".join(output.splitlines()[-15:]))
    if any(sign in output.lower() for sign in SIGNS_OF_NO_NETWORK):
        fail(NO_NETWORK)
    fail("this command failed: " + " ".join(command))


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def fail(message: str) -> None:
    say(f"Headjudge cannot be set up: {message}")
    raise SystemExit(1)


if __name__ == "__main__":
    main()
