"""Which modules are compiled as well, and who publishes the project; all else is in pyproject.toml.

QLESS_STUDIO_NO_COMPILE=1   leave the kernels interpreted
QLESS_STUDIO_CHECKED=1      compile with bounds checks and with Cython's warnings as errors (development, CI)

As many kernels are compiled at a time as there are cores; `build_ext --parallel N` overrides that.

They use Python's limited API: one wheel serves every version of Python from the oldest supported one on. Why, and what
it costs: docs/decisions/082.
"""

import glob
import os
import runpy
import sys
import sysconfig
from email.utils import parseaddr

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FOLDER = "qless_studio/engine/kernels"
SHARED = "qless_studio.engine.kernels._memoryviews"
"""Cython's own code for memoryviews; without it each kernel has a copy, which takes longer to compile than the rest."""
CORES = os.cpu_count() or 1
LIMITED = not sysconfig.get_config_var("Py_GIL_DISABLED")
"""Whether this Python has the limited API; those without the interpreter lock have none yet."""
OLDEST = (3, 11)


class ParallelBuild(build_ext):
    """Runs the C compiler on all cores; setuptools would use one."""

    def finalize_options(self):
        super().finalize_options()
        if self.parallel is None:
            self.parallel = CORES

    def build_extensions(self):
        """All kernels or none: they call each other in C, so a compiled one cannot do with an interpreted one."""
        super().build_extensions()
        built = [self.get_ext_fullpath(extension.name) for extension in self.extensions]
        if not all(map(os.path.exists, built)):
            for path in filter(os.path.exists, built):
                os.remove(path)

    def copy_extensions_to_source(self):
        """Without those of earlier builds: one with another suffix would be imported instead."""
        for path in (*glob.glob(f"{FOLDER}/*.so"), *glob.glob(f"{FOLDER}/*.pyd")):
            os.remove(path)
        super().copy_extensions_to_source()


def published():
    """Who made and keeps the project, and its addresses, as the metadata of packages have them."""
    publisher = runpy.run_path("qless_studio/publisher.py")
    maintainer, mail = parseaddr(publisher["MAINTAINER"])
    home, source = str(publisher["HOMEPAGE"]), str(publisher["SOURCE"])
    return {
        "author": str(publisher["PUBLISHER"]),
        "maintainer": maintainer,
        "maintainer_email": mail,
        "project_urls": {
            "Homepage": home,
            "Documentation": f"{home}/guide",
            "Source": source,
            "Changes": f"{source}/releases",
            "Issues": str(publisher["ISSUES"]),
        },
    }


def kernels():
    """The extensions, their C files written; none where nothing is to be compiled or Cython is missing."""
    if os.environ.get("QLESS_STUDIO_NO_COMPILE"):
        return []
    try:
        from Cython.Build import cythonize
        from Cython.Compiler import Options
    except ImportError:
        return []

    checked = bool(os.environ.get("QLESS_STUDIO_CHECKED"))
    Options.warning_errors = checked
    # -O3 compiles for half as long again, and makes no solver faster: docs/decisions/082
    flags = ["/O2"] if sys.platform == "win32" else ["-O2", "-g0"]
    # but the sums of nets are vector code with it; and a fused multiplication would round as no interpreter does
    vectors = [] if sys.platform == "win32" else ["-O3", "-ffp-contract=off"]
    sources = [f"{FOLDER}/_memoryviews.c", *sorted(glob.glob(f"{FOLDER}/[a-z]*.py"))]  # cythonize() writes the first
    modules = [
        Extension(
            os.path.splitext(path)[0].replace(os.sep, "/").replace("/", "."),
            [path],
            extra_compile_args=flags + vectors * path.endswith("/picture.py"),
            define_macros=[("Py_LIMITED_API", f"0x{OLDEST[0]:02x}{OLDEST[1]:02x}0000")] if LIMITED else [],
            py_limited_api=LIMITED,
        )
        for path in sources
    ]
    options = {
        "shared_utility_qualified_name": SHARED,
        "compiler_directives": {
            "language_level": "3",
            "annotation_typing": False,  # annotations are for people and mypy; C types are in the .pxd files
            "boundscheck": checked,
            "wraparound": False,
            "initializedcheck": checked,
            "cdivision": True,
            # code that no kernel needs: functions that can be inspected, objects that can be pickled
            "binding": False,
            "auto_pickle": False,
        },
        "build_dir": "build/cython",  # no generated C beside the sources
    }
    try:
        # processes started from this file would have to import it again anywhere but on Linux: not worth 5 s
        extensions = cythonize(modules, nthreads=CORES if sys.platform == "linux" else 0, **options)
    except (ImportError, OSError):  # a sandbox without semaphores
        extensions = cythonize(modules, **options)
    for extension in extensions:
        extension.optional = True  # cythonize() drops it; without it a missing compiler fails the install
    return extensions


if __name__ == "__main__":  # not in the processes of cythonize()
    extensions = kernels()
    tag = {"py_limited_api": f"cp{OLDEST[0]}{OLDEST[1]}"} if extensions and LIMITED else {}
    setup(
        ext_modules=extensions,
        cmdclass={"build_ext": ParallelBuild},
        options={"bdist_wheel": tag},
        **published(),
    )
