cimport cython

from qless_studio.engine.kernels._bits cimport lowest, lowest64, popcount
from qless_studio.engine.kernels._status cimport DONE, MORE

cdef int _UNKNOWN, _IMPOSSIBLE, _CARDS_BITS, _CARDS

@cython.final
cdef class Spelling:
    cdef readonly long long steps
    cdef unsigned int[::1] _mask, _first
    cdef int[::1] _word, _letters, _left, _radix, _points, _bonus, _code_gain
    cdef unsigned int[::1] _node
    cdef int[::1] _next, _taken
    cdef int _labels, _shortest, _longest, _depth, _code, _sum, _length
    cdef int[::1] _found_code, _found_word
    cdef int _found, _room

    @cython.locals(status=cython.int)
    cpdef advance(self, long long budget)

    @cython.locals(end=cython.longlong, label=cython.int, node=cython.uint, one=cython.uint, bit=cython.uint)
    cdef int _walk(self, long long budget) noexcept nogil

    cdef void _take(self, int label, int sign) noexcept nogil

    cdef void _note(self, int word) noexcept nogil

@cython.locals(cards=cython.int, bit=cython.int, everything=cython.int)
cdef void _gains(int[::1] label_of, int[::1] radix, int[::1] code_gain, int[::1] code, int[::1] gain)

@cython.locals(cards=cython.int, part=cython.int, one=cython.ulonglong)
cdef void _fill_subsets(unsigned long long[::1] subsets)

@cython.locals(cards=cython.int, one=cython.ulonglong)
cdef void _fill_rows(int[::1] gain, unsigned long long[::1] rows)

@cython.final
cdef class Worth:
    cdef readonly long long steps
    cdef object _positions
    cdef int[::1] _memo, _gain, _fives, _twins
    cdef unsigned long long[::1] _rows, _subsets
    cdef int _places, _clear, _sought, _covered, _best, _choice
    cdef long long _end

    @cython.locals(worth=cython.int)
    cpdef advance(self, int budget)

    cpdef seek(self, int cards, int covered)

    cdef int _index(self, int cards, int covered) noexcept nogil

    cdef int _settled(self, int cards, int covered) noexcept nogil

    @cython.locals(place=cython.int, worth=cython.int, empty=cython.int)
    cdef int _worth(self, int cards, int covered) noexcept nogil

    @cython.locals(best=cython.int, opened=cython.int, worth=cython.int)
    cdef int _uncover(self, int cards, int covered, int empty) noexcept nogil

    @cython.locals(
        best=cython.int, low=cython.int, face_up=cython.int, free=cython.int, doubled=cython.int, spare=cython.int,
        upper=cython.int, lower=cython.int, above=cython.int, below=cython.int, place=cython.int, part=cython.int, w=cython.int, words=cython.ulonglong,
        used=cython.int, gain=cython.int, still=cython.int, worth=cython.int,
    )
    cdef int _play(self, int cards, int covered) noexcept nogil

    cdef int _interrupted(self, int best, int choice) noexcept nogil

    @cython.locals(doubled=cython.int, cards=cython.int)
    cdef int _doubled(self, int free) noexcept nogil

    cdef bint _first_choice(self, int used, int free, int doubled) noexcept nogil
