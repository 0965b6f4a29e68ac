cimport cython

from qless_studio.engine.kernels._bits cimport lowest, lowest64, popcount
from qless_studio.engine.kernels._status cimport DONE, MORE
from qless_studio.engine.kernels.grid cimport Grid

cdef int _LETTERS, _WILDCARD, _BITS, _START, _BOARDS
cdef unsigned int _ALL_LETTERS

cdef class Counts(Grid):
    # the word list and the shape
    cdef const unsigned int[::1] _nodes
    cdef bint _fits
    cdef unsigned long long[::1] _beside

    # the board: what is around each bit, the bits with each letter, how many bits there are, where words may end
    cdef bint _plain
    cdef unsigned long long[::1] _around, _places
    cdef unsigned int[::1] _letters, _once, _own
    cdef int _bits
    cdef unsigned long long _ends

    # the last board that had each word; the words of the board; the sum of their scores
    cdef unsigned char[::1] _stamp
    cdef int[::1] _found
    cdef int _board
    cdef long long _score

    # the stack: node, letters and bit in one number; the bits taken; the letters to try
    cdef Py_ssize_t _top
    cdef unsigned long long[::1] _stack, _taken
    cdef unsigned int[::1] _left

    @cython.locals(offset=cython.Py_ssize_t, i=cython.Py_ssize_t)
    cpdef tally(self, const unsigned char[::1] boards, unsigned short[::1] tallies)

    @cython.locals(cell=cython.int, c=cython.Py_ssize_t, bit=cython.int, bits=cython.int, one=cython.ulonglong)
    cdef void load(self, const unsigned char[::1] codes, Py_ssize_t offset) noexcept nogil

    @cython.final
    @cython.locals(
        one=cython.ulonglong, letter=cython.uint, bit=cython.int, size=cython.int, c=cython.int, k=cython.int,
    )
    cdef void _lay(self, int cell, int code) noexcept nogil

    @cython.final
    @cython.locals(letters=cython.uint, twice=cython.uint, there=cython.ulonglong, own=cython.uint)
    cdef void _look_around(self, int bit) noexcept nogil

    @cython.locals(
        one=cython.ulonglong, nodes="const unsigned int[::1]", around="unsigned long long[::1]",
        letters="unsigned int[::1]", once="unsigned int[::1]", places="unsigned long long[::1]",
        stack="unsigned long long[::1]", stack_taken="unsigned long long[::1]", stack_left="unsigned int[::1]",
        stamp="unsigned char[::1]", found="int[::1]", board=cython.uchar, last=cython.ulonglong, top=cython.Py_ssize_t,
        count=cython.Py_ssize_t, score=cython.longlong, steps=cython.longlong, end=cython.longlong,
        at=cython.ulonglong, taken=cython.ulonglong, left=cython.uint, node=cython.Py_ssize_t, size=cython.int,
        free=cython.ulonglong, own=cython.uint, on=cython.uint, ends=cython.uint, points=cython.longlong,
        rest=cython.uint, letter=cython.uint, there=cython.ulonglong, word=cython.uint, fresh=cython.int,
        child=cython.ulonglong, goes=cython.uint, bit=cython.int,
    )
    cdef int search(self, long long budget, bint by_letter) noexcept nogil
