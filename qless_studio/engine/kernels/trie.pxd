cimport cython

cdef int _FIRST

@cython.locals(i=cython.Py_ssize_t)
cdef Py_ssize_t _shared(const unsigned char[::1] text, Py_ssize_t a, Py_ssize_t b, Py_ssize_t length) noexcept nogil

@cython.locals(
    i=cython.Py_ssize_t, start=cython.Py_ssize_t, before=cython.Py_ssize_t, before_length=cython.Py_ssize_t,
    length=cython.Py_ssize_t, shared=cython.Py_ssize_t, depth=cython.Py_ssize_t, total=cython.uint,
)
cdef unsigned int _count(const unsigned char[::1] text, unsigned int[::1] counts) noexcept

@cython.locals(
    i=cython.Py_ssize_t, start=cython.Py_ssize_t, before=cython.Py_ssize_t, before_length=cython.Py_ssize_t,
    length=cython.Py_ssize_t, shared=cython.Py_ssize_t, depth=cython.Py_ssize_t, number=cython.int, offset=cython.uint,
    size=cython.uint, parent=cython.uint, one=cython.uint,
)
cdef void _fill(
    const unsigned char[::1] text,
    unsigned int[::1] counts,
    unsigned int[::1] current,
    unsigned int[::1] mask,
    unsigned int[::1] first,
    int[::1] word,
) noexcept

@cython.locals(
    table="unsigned int[::1]", node=cython.Py_ssize_t, place=cython.Py_ssize_t, words=cython.uint, inner=cython.uint,
    left=cython.uint, rest=cython.uint, child=cython.uint,
)
cpdef inner(const unsigned int[::1] mask, const unsigned int[::1] first, const int[::1] word)
