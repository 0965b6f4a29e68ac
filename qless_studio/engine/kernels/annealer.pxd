cimport cython

from qless_studio.engine.kernels._status cimport DONE, FULL, MORE
from qless_studio.engine.kernels.grid cimport Grid

cdef unsigned int _WORD32
cdef long long _ENDLESS

@cython.final
cdef class Annealer:
    cdef readonly long long steps
    cdef Grid _grid

    # what is wanted, and how the temperature falls
    cdef long long _least_score, _greatest_score, _least_words
    cdef long long _boards, _tried, _heat
    cdef int[::1] _surprise
    cdef unsigned int _random

    # the dice: which lies on each cell, their faces, the cells that may change
    cdef int[::1] _die, _faces_from, _free
    cdef unsigned char[::1] _faces

    # the board that is tried, the one kept, the best one
    cdef unsigned char[::1] _codes, _best
    cdef long long _current, _current_score
    cdef long long _fitness, _words, _score

    # the last change
    cdef int _i, _j
    cdef unsigned char _code_i
    cdef bint _swapped, _pending

    @cython.locals(status=cython.int)
    cpdef advance(self, long long budget)

    cdef bint _over(self) noexcept nogil

    @cython.locals(status=cython.int, spent=cython.longlong, before=cython.longlong)
    cdef int _anneal(self, long long budget) noexcept nogil

    @cython.locals(x=cython.uint, wide=cython.ulonglong)
    cdef int _below(self, int bound) noexcept nogil

    @cython.locals(start=cython.int)
    cdef bint _propose(self) noexcept nogil

    @cython.locals(code=cython.uchar, die=cython.int)
    cdef void _swap(self) noexcept nogil

    @cython.locals(
        k=cython.Py_ssize_t, score=cython.longlong, words=cython.longlong, fitness=cython.longlong,
        heat=cython.longlong,
    )
    cdef void _judge(self) noexcept nogil
