cimport cython

from qless_studio.engine.kernels._bits cimport lowest, popcount
from qless_studio.engine.kernels._status cimport DONE, FULL, MORE

cdef int _DEPTHS, _FIRST_ROOM, _HIGH, _ONE_PIECE, _PAGES
cdef unsigned int _LOW

cpdef blank(Py_ssize_t size)

cdef class Listing:
    # the words, the board
    cdef const unsigned long long[::1] _trie
    cdef const unsigned int[::1] _pattern
    cdef const int[::1] _pattern_from, _pattern_start
    cdef const unsigned char[::1] _moved
    cdef int[::1] _value
    cdef unsigned int[::1] _near
    cdef int _cells, _open, _letter_count, _digit_bits
    cdef long long _memory

    # the class: position and letters of each cell, its part of a key by letter
    cdef int[::1] _place
    cdef unsigned int[::1] _domain
    cdef unsigned long long[::1] _bits

    # the walk
    cdef int _depth
    cdef int[::1] _at_cell, _path
    cdef unsigned int[::1] _at_mask, _at_first, _at_left, _at_letters, _at_used
    cdef unsigned long long[::1] _at_key

    # the keys as they come, then sorted
    cdef unsigned long long[::1] _keys, _sorted
    cdef Py_ssize_t _count

    # how many steps of this slice are left
    cdef long long _budget

    # the sort: pieces of equal highest digit, the one being sorted, the digit
    cdef unsigned int[::1] _digits
    cdef long long[::1] _piece_end
    cdef Py_ssize_t _at
    cdef int _piece, _pieces, _top, _shift
    cdef bint _counted, _flipped

    @cython.locals(
        depth=cython.int, count=cython.Py_ssize_t, room=cython.Py_ssize_t, letters=cython.uint, left=cython.uint,
        cell=cython.int, mask=cython.uint, first=cython.uint, used=cython.uint, letter=cython.int, node=cython.uint,
        key=cython.ulonglong, entry=cython.ulonglong, below=cython.uint, word=cython.uint, one=cython.uint,
        budget=cython.longlong,
    )
    cdef int _list(self) noexcept nogil

    @cython.locals(pattern=cython.int, number=cython.int, start=cython.int, end=cython.int, i=cython.int)
    cdef bint _again(self, unsigned int node, int length) noexcept nogil

    @cython.locals(i=cython.int, place=cython.int)
    cdef bint _is_path(self, int start, int end, int length) noexcept nogil

    @cython.locals(i=cython.Py_ssize_t)
    cdef void _copy_keys(
        self, unsigned long long[::1] source, unsigned long long[::1] target, Py_ssize_t count
    )

    cdef int _sort(self) noexcept nogil

    @cython.locals(
        at=cython.Py_ssize_t, end=cython.Py_ssize_t, i=cython.Py_ssize_t, digit=cython.int, total=cython.longlong,
        size=cython.longlong,
    )
    cdef long long _scatter(self, long long budget) noexcept nogil

    @cython.locals(start=cython.Py_ssize_t, end=cython.Py_ssize_t, width=cython.int)
    cdef long long _sort_piece(self) noexcept nogil

    @cython.locals(i=cython.Py_ssize_t)
    cdef void _next_piece(self, Py_ssize_t start, Py_ssize_t end) noexcept nogil

    @cython.locals(i=cython.Py_ssize_t, at=cython.Py_ssize_t, key=cython.ulonglong)
    cdef void _insert(self, Py_ssize_t start, Py_ssize_t end) noexcept nogil

    @cython.locals(
        shift=cython.int, mask=cython.uint, digit=cython.uint, i=cython.Py_ssize_t, at=cython.uint, size=cython.uint,
    )
    cdef void _pass(
        self,
        unsigned long long[::1] source,
        unsigned long long[::1] target,
        Py_ssize_t start,
        Py_ssize_t end,
        int width,
    ) noexcept nogil
