cimport cython

from qless_studio.engine.kernels._status cimport DONE, MORE, READY

cdef double _EXACT
cdef int _CAPACITY

@cython.locals(
    full=cython.int, s=cython.int, low=cython.int, rest=cython.int, block=cython.int, total=cython.ulonglong,
    factor=cython.ulonglong,
)
cdef unsigned long long _partitions(long long[::1] weight, int nodes, unsigned long long[::1] ways) noexcept nogil

@cython.final
cdef class Arrangements:
    cdef readonly long long steps
    cdef int[::1] _prefixes_of, _prefixes_at, _suffixes_of, _suffixes_at, _need, _above
    cdef unsigned char[::1] _allowed, _union
    cdef long long[::1] _mu
    cdef int _nodes, _places, _suffixes
    cdef Py_ssize_t _width
    cdef int[::1] _shared, _size, _mark
    cdef int _stamp
    cdef int[::1] _hits, _candidates, _end, _next, _placed
    cdef long long[::1] _weight
    cdef unsigned long long[::1] _ways
    cdef int _found
    cdef int[::1] _found_suffixes
    cdef long long[::1] _found_boards
    cdef int _depth
    cdef bint _done

    @cython.locals(status=cython.int)
    cpdef advance(self, long long budget)

    @cython.locals(end=cython.longlong, suffix=cython.int, boards=cython.longlong, i=cython.int)
    cdef int _advance(self, long long budget) noexcept nogil

    @cython.locals(
        bit=cython.int, start=cython.int, stop=cython.int, subset=cython.int, size=cython.int, i=cython.int,
        prefix=cython.int, source=cython.Py_ssize_t, target=cython.Py_ssize_t,
    )
    cdef bint _place(self, int suffix) noexcept nogil

    @cython.locals(bit=cython.int, best=cython.int, subset=cython.int, suffix=cython.int, base=cython.int)
    cdef void _choose(self, int depth) noexcept nogil

    @cython.locals(
        i=cython.int, j=cython.int, prefix=cython.int, suffix=cython.int, threshold=cython.int,
        source=cython.Py_ssize_t, touched=cython.int, base=cython.int,
    )
    cdef void _choose_among(self, int best, int depth) noexcept nogil

    @cython.locals(i=cython.int)
    cdef bint _fits(self, int depth, int suffix) noexcept nogil

    @cython.locals(bound=cython.double, boards=cython.longlong, node=cython.int, block=cython.int)
    cdef long long _count(self) noexcept nogil
