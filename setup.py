"""Which modules are compiled as well; everything else about the build is in pyproject.toml.

QLESS_STUDIO_NO_COMPILE=1   leave the kernels interpreted
QLESS_STUDIO_CHECKED=1      compile with bounds checks and with Cython's warnings as errors (development, CI)
"""

import glob
import os
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WORKERS = os.cpu_count() or 1


class ParallelBuild(build_ext):
    """Compiles as many extensions at once as there are cores; `--parallel` says otherwise."""

    def finalize_options(self):
        super().finalize_options()
        self.parallel = self.parallel or WORKERS


def kernels():
    if os.environ.get("QLESS_STUDIO_NO_COMPILE"):
        return []
    try:
        from Cython.Build import cythonize
        from Cython.Compiler import Options
    except ImportError:
        return []

    checked = bool(os.environ.get("QLESS_STUDIO_CHECKED"))
    Options.warning_errors = checked
    flags = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0"]
    paths = sorted(glob.glob("qless_studio/engine/kernels/[a-z]*.py"))
    extensions = cythonize(
        [
            Extension(path[:-3].replace(os.sep, "/").replace("/", "."), [path], extra_compile_args=flags)
            for path in paths
        ],
        compiler_directives={
            "language_level": "3",
            "annotation_typing": False,  # C types are in the .pxd beside each kernel
            "boundscheck": checked,
            "wraparound": False,
            "initializedcheck": checked,
            "cdivision": True,
        },
        build_dir="build/cython",  # no generated C beside the sources
    )
    for extension in extensions:
        extension.optional = True  # cythonize() drops it; without it a missing compiler fails the install
    return extensions


setup(ext_modules=kernels(), cmdclass={"build_ext": ParallelBuild})
