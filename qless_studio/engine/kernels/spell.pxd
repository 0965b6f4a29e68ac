cimport cython

from qless_studio.engine.kernels._bits cimport lowest, popcount

@cython.locals(untried="unsigned int[::1]", nodes="unsigned int[::1]", path="unsigned char[::1]")
cdef int _walk(
    const unsigned int[::1] mask,
    const unsigned int[::1] first,
    const int[::1] word,
    unsigned char[::1] rack,
    int low,
    int high,
    int[::1] ids,
    unsigned char[::1] letters,
    int[::1] starts,
) except -1

@cython.locals(
    one=cython.uint, have=cython.uint, node=cython.uint, bit=cython.uint,
    letter=cython.int, depth=cython.int, found=cython.int, room=cython.Py_ssize_t, at=cython.int, i=cython.int,
)
cdef int _find(
    const unsigned int[::1] mask,
    const unsigned int[::1] first,
    const int[::1] word,
    unsigned char[::1] rack,
    int low,
    int high,
    int[::1] ids,
    unsigned char[::1] letters,
    int[::1] starts,
    unsigned int[::1] untried,
    unsigned int[::1] nodes,
    unsigned char[::1] path,
) noexcept nogil
