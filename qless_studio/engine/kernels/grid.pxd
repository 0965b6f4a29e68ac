cimport cython

from qless_studio.engine.kernels._bits cimport lowest, popcount
from qless_studio.engine.kernels._status cimport DONE, FULL, MORE, READY

cdef int _WILDCARD, _NONE
cdef long long _LARGEST_FACTOR, _ENDLESS
cdef unsigned int _ALL_LETTERS

cdef class Grid:
    cdef readonly long long steps

    # for other kernels
    cdef Py_ssize_t cells, count

    # the word list, the shape, the scores
    cdef const unsigned int[::1] _mask, _first
    cdef const int[::1] _word
    cdef unsigned short[::1] _neighbour
    cdef int[::1] _neighbours_from
    cdef unsigned char[::1] _tile_letters, _tile_size
    cdef int[::1] _tile_value, _letter_factor, _word_factor, _percent, _bonus
    cdef int _least

    # the board
    cdef unsigned char[::1] _tile, _used
    cdef int[::1] _value
    cdef unsigned int[::1] _near
    cdef unsigned short[::1] _list
    cdef int[::1] _list_from, _list_step

    # the words found
    cdef object _words
    cdef Py_ssize_t _width, _letter_from
    cdef int[::1] _slot, _ids
    cdef long long[::1] _scores, _paths
    cdef unsigned char[::1] _sizes
    cdef unsigned short[::1] _cells

    # the stack
    cdef bint _by_letter
    cdef int _depth
    cdef unsigned short[::1] _at_cell
    cdef unsigned int[::1] _at_node, _at_left, _at_base
    cdef int[::1] _at_list, _at_letters, _at_total
    cdef long long[::1] _at_factor

    @cython.locals(status=cython.int)
    cpdef advance(self, long long budget)

    @cython.locals(number=cython.Py_ssize_t)
    cdef Py_ssize_t _batch(
        self,
        const unsigned char[::1] boards,
        int[::1] words,
        long long[::1] totals,
        Py_ssize_t done,
        bint loaded,
    ) except -1

    @cython.locals(i=cython.Py_ssize_t, total=cython.longlong)
    cdef long long total(self) noexcept nogil

    @cython.locals(
        cell=cython.Py_ssize_t, k=cython.int, near=cython.uint, rest=cython.uint, c=cython.int, code=cython.int,
        one=cython.uint, end="int[32]",
    )
    cdef void load(self, const unsigned char[::1] codes, Py_ssize_t offset) noexcept nogil

    @cython.final
    @cython.locals(depth=cython.int)
    cdef void _begin(self) noexcept nogil

    @cython.locals(
        mask="const unsigned int[::1]", first="const unsigned int[::1]", near="unsigned int[::1]",
        listed="unsigned short[::1]", used="unsigned char[::1]", at_list="int[::1]", at_left="unsigned int[::1]",
        depth=cython.int, end=cython.longlong, visits=cython.longlong, room=cython.Py_ssize_t, cell=cython.int,
        node=cython.uint, left=cython.uint, c=cython.int, k=cython.int, one=cython.uint, status=cython.int,
    )
    cdef int search(self, long long budget, bint by_letter) noexcept nogil

    @cython.final
    @cython.locals(
        letters=cython.int, score=cython.longlong, percent=cython.longlong, slot=cython.Py_ssize_t,
        place=cython.Py_ssize_t, d=cython.int,
    )
    cdef void _record(self, int word, int depth) noexcept nogil
