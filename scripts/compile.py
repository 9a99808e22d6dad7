"""Build Headjudge compiled: the kernel, the language and the games through mypyc and a C compiler.

    scripts/compile [--only PART ...] [--jobs 2] [--into build/compiled]

The result is a folder with the whole package, to be put first on the path of a Python of the
same version: `PYTHONPATH=build/compiled headjudge --version`. It plays the same games as the
plain build, faster; `scripts/compare_builds.py` holds it to that. What is for reading stays with
the plain build: citations are taken off on the way (`scripts/uncite.py`).

C files and objects are kept between runs, and only what differs is compiled again. The same is
done by the build backend when HEADJUDGE_COMPILE=1, for a wheel of this Python and machine.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from contextlib import chdir
from multiprocessing.pool import ThreadPool
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts.plain_modules import plain_modules  # noqa: E402
from scripts.uncite import uncite  # noqa: E402

SOURCES = ROOT / "src"
PACKAGE = "headjudge"
INTO = ROOT / "build" / "compiled"
LIBRARY = f"{PACKAGE}__mypyc"  # mypyc's name for the library that all modules share
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
FLAGS = ("-g0", "-fvisibility=hidden", "-fPIC", "-w")

# What is compiled: `headjudge --version` asks version.py, so that belongs to it. Players do not:
# they may be copied and derived from, which a compiled class does not allow.
PARTS = (
    "version.py", "kernel", "language", "games/godzilla", "games/vanguard", "games/gateruler",
    "games/dragonball",
)  # fmt: skip
# Folders of games whose modules are read once for each card, or say things to people.
PLAIN_FOLDERS = ("telling", "text")
# Modules, in any folder, that read texts and files, make decks or say things to people: they do
# not run while a game is played, and would double the time of the build.
PLAIN_MODULES = frozenset({
    "board", "boards", "candidates", "card_files", "card_grammar", "card_maps", "card_names",
    "card_phrases", "card_text", "deck_files", "deck_filters", "deck_forms",
    "deck_lists", "deck_making", "glossary", "messages", "nearest", "obstacles", "phrases",
    "playable", "pools", "positions", "pronouns", "sentences", "spans", "speech", "telling",
    "title", "toml_files", "verdicts", "vocabularies", "worded", "words",
})  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", default=PARTS, metavar="PART", help="not all parts")
    parser.add_argument("--jobs", type=int, default=2, help="C compilers at a time")
    parser.add_argument("--into", type=Path, default=INTO, help="the folder of the result")
    parser.add_argument("--level", default="2", help="how far C is optimized: 0 to 3")
    parser.add_argument("--check", action="store_true", help="make the C files, compile none")
    parser.add_argument("--possible", action="store_true", help="only say what is missing for it")
    chosen = parser.parse_args()
    reason = missing()
    if chosen.possible:
        print(reason or "everything is there")
        return 1 if reason else 0
    if reason:
        print(f"cannot compile: {reason}; the plain build needs nothing", file=sys.stderr)
        return 1
    build(chosen.into.resolve(), tuple(chosen.only), chosen.jobs, chosen.level, chosen.check)
    return 0


def missing() -> str:
    """What is needed and not there; nothing: it can be compiled."""
    compiler = c_compiler()[0]
    if os.name == "nt":
        return "this script calls a C compiler as on Unix"
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no Python.h (the development files of this Python)"
    try:
        import mypyc  # noqa: F401
    except ImportError:
        return "no mypyc (it comes with mypy)"
    return ""


def build(
    into: Path, parts: Iterable[str] = PARTS, jobs: int = 2, level: str = "2", check: bool = False
) -> None:
    """The package in a folder of its own, compiled. Beside it lie the C files and objects."""
    work = into.with_name(f"{into.name}-work")
    begun = time.monotonic()
    copy_sources(into)
    modules = compiled_modules(parts)
    with chdir(into):  # so that tracebacks name files as they are named from the package
        c_files = write_c(into, work, modules)
    report(begun, f"{len(modules)} modules in {len(c_files)} C files")
    if check:
        return
    objects = compile_all(work, c_files, modules, jobs, level)
    report(begun, "objects")
    link(into, work, objects, modules)
    library = into / f"{LIBRARY}{SUFFIX}"
    report(begun, f"{library.name}, {library.stat().st_size / 1e6:.1f} MB")


def report(begun: float, what: str) -> None:
    print(f"{time.monotonic() - begun:6.1f} s  {what}", flush=True)


def compiled_modules(parts: Iterable[str]) -> dict[str, str]:
    """The modules to compile, by name, each with its path in the sources. A package's
    `__init__` only hands names on, so it stays plain."""
    found: dict[str, str] = {}
    plain = plain_modules(SOURCES)
    for part in parts:
        there = SOURCES / PACKAGE / part
        if not there.exists():
            raise SystemExit(f"no such part: {part}")
        for path in [there] if there.is_file() else sorted(there.rglob("*.py")):
            inside = path.relative_to(SOURCES / PACKAGE)
            name = ".".join((PACKAGE, *inside.with_suffix("").parts))
            if path.name == "__init__.py" or path.stem in PLAIN_MODULES or name in plain:
                continue
            if not set(inside.parts[:-1]).intersection(PLAIN_FOLDERS):
                found[name] = path.relative_to(SOURCES).as_posix()
    return found


def copy_sources(into: Path) -> None:
    """Everything the package consists of, its modules without their citations; what an earlier
    run left there and is not in the sources goes."""
    wanted: set[Path] = set()
    for path in files(SOURCES / PACKAGE):
        copy = into / path.relative_to(SOURCES)
        wanted.add(copy)
        content = path.read_bytes()
        if path.suffix == ".py":
            content = uncite(content.decode()).encode()
        write_if_new(copy, content)
    for path in list(files(into)):
        if path not in wanted:
            path.unlink()


def files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def write_if_new(path: Path, content: bytes) -> None:
    """Write a file unless it is like that already, so that what depends on it stays."""
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def write_c(into: Path, work: Path, modules: dict[str, str]) -> list[Path]:
    """The C files of all modules, made by mypyc from the copied sources."""
    import mypy.build
    from mypy.errors import CompileError
    from mypy.find_sources import create_source_list
    from mypy.nodes import MypyFile
    from mypy.options import Options
    from mypy.plugin import Plugin
    from mypyc.codegen import emitmodule
    from mypyc.common import RUNTIME_C_FILES
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    class OneGroup(Plugin):
        """mypyc wants all modules of a library checked as one circle of imports. As the least of
        the reasons for an order: else modules are checked before what they import, and types
        cannot be determined."""

        def __init__(self, options: Options, modules: Iterable[str]) -> None:
            super().__init__(options)
            self.modules = list(modules)

        def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
            if file.fullname not in self.modules:
                return []
            return [(mypy.build.PRI_INDIRECT, each, -1) for each in self.modules]

    options = Options()
    options.python_version = sys.version_info[:2]
    options.mypy_path = [str(into)]
    options.explicit_package_bases = True
    options.namespace_packages = True
    options.python_executable = sys.executable
    options.ignore_missing_imports = True  # here only what is compiled matters; ./test checks types
    options.show_traceback = True
    options.export_types = True
    options.incremental = False
    options.preserve_asts = True
    everything = create_source_list([PACKAGE], options)  # as `mypy src` does: order matters
    sources = [each for each in everything if each.module in modules]
    for source in sources:
        options.per_module_options.setdefault(source.module, {})["mypyc"] = True
    chosen = CompilerOptions(multi_file=True, target_dir=str(work), group_name=PACKAGE)
    groups: emitmodule.Groups = [(sources, PACKAGE)]
    try:
        result = mypy.build.build(everything, options, extra_plugins=[OneGroup(options, modules)])
    except CompileError as problem:
        raise SystemExit("\n".join(problem.messages)) from None
    if result.errors:
        raise SystemExit("\n".join(result.errors))
    errors = Errors(options)
    _modules, texts, _mapper = emitmodule.compile_modules_to_c(result, chosen, errors, groups)
    complaints = "\n".join(errors.new_messages())
    result.manager.metastore.close()
    if errors.num_errors:
        raise SystemExit(complaints)
    print(complaints)

    written: list[Path] = []
    for name, text in texts[0]:
        write_if_new(work / name, text.encode())
        written.append(work / name)
    for name in RUNTIME_C_FILES:
        write_if_new(work / name, (run_time() / name).read_bytes())
        written.append(work / name)
    shim = (run_time() / "module_shim.tmpl").read_text(encoding="utf-8")
    from mypyc.namegen import exported_name

    for module in modules:
        text = shim.format(
            modname=module.rpartition(".")[2], libname=LIBRARY, full_modname=exported_name(module)
        )
        write_if_new(work / "shims" / f"{module}.c", text.encode())
    return [path for path in written if path.suffix == ".c"]


def run_time() -> Path:
    """Where mypyc keeps the C code that all compiled modules share."""
    import mypyc

    return Path(mypyc.__file__).resolve().parent / "lib-rt"


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))


def compile_all(
    work: Path, c_files: list[Path], modules: Iterable[str], jobs: int, level: str
) -> list[Path]:
    """An object of each C file, and one of each shim; the largest first."""
    headers = hashlib.sha256()
    for header in sorted([*work.glob("*.h"), *run_time().rglob("*.h")]):
        headers.update(header.read_bytes())
    include = [work, run_time(), Path(sysconfig.get_path("include"))]
    command = [
        *c_compiler(),
        f"-O{level}",
        *FLAGS,
        "-DNDEBUG",
        *[f"-I{each}" for each in include],
        "-c",
    ]
    shims = [work / "shims" / f"{module}.c" for module in modules]

    def compile_one(path: Path) -> Path:
        made = path.with_suffix(".o")
        digest = hashlib.sha256("\0".join(command).encode() + path.read_bytes())
        if path not in shims:
            digest.update(headers.digest())
        stamp = made.with_suffix(".stamp")
        if made.is_file() and stamp.is_file() and stamp.read_text() == digest.hexdigest():
            return made
        run([*command, str(path), "-o", str(made)])
        stamp.write_text(digest.hexdigest())
        return made

    todo = sorted([*c_files, *shims], key=lambda path: -path.stat().st_size)
    with ThreadPool(jobs) as pool:
        pool.map(compile_one, todo, chunksize=1)
    return [path.with_suffix(".o") for path in c_files]


def link(into: Path, work: Path, objects: list[Path], modules: dict[str, str]) -> None:
    """One library of all modules, and beside each module's source the shim that finds it there."""
    linker = shlex.split(str(sysconfig.get_config_var("LDSHARED") or "cc -shared"))
    linker = [*c_compiler(), *linker[1:], "-s"]
    run([*linker, *map(str, objects), "-o", str(into / f"{LIBRARY}{SUFFIX}")])
    for module, path in modules.items():
        beside = (into / path).with_suffix(SUFFIX)
        run([*linker, str(work / "shims" / f"{module}.o"), "-o", str(beside)])


def run(command: list[str]) -> None:
    """Run a command; its failure ends the build."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"failed: {' '.join(command)}\n{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
