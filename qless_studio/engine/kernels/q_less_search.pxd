cimport cython

from qless_studio.engine.kernels._q_less_frame cimport Frame
from qless_studio.engine.kernels._status cimport DONE, LIMIT, MORE, READY
from qless_studio.engine.kernels.q_less_position cimport Position

cdef int _DEPTHS, _OUT, _LATER

@cython.final
cdef class Search(Position):
    # what is used of the index all the time
    cdef int[::1] _pool
    cdef unsigned int[::1] _ranks
    cdef unsigned long long[::1] _packed

    # the rules
    cdef bint _keep
    cdef int _rows, _columns
    cdef unsigned int _rank_low
    cdef unsigned long long _stop_at

    # the stack, the options of all frames
    cdef Frame[84] _frames
    cdef int _depth
    cdef int[::1] _options_of
    cdef bint _fresh, _done

    # whether mirror images are left out; whether the fixed tiles lie apart
    cdef bint _mirrored, _apart

    # of the last call of _options
    cdef bint _blocked

    # what was found
    cdef unsigned long long _steps, _solutions, _placements
    cdef unsigned char[::1] _out
    cdef int _ready

    @cython.locals(status=cython.int)
    cpdef advance(self, long long budget)

    cdef int _advance(self, long long budget) noexcept nogil

    @cython.locals(f=cython.int, i=cython.int, option=cython.int)
    cdef void _try_next(self) noexcept nogil

    @cython.locals(
        step=cython.int, size=cython.int, before=cython.int, after=cython.int, q=cython.int, i=cython.int,
        first=cython.int, last=cython.int, option=cython.int, offset=cython.int, found=cython.int,
        have=cython.ulonglong,
    )
    cdef int _options(self, int cell, int down, int fragment, int cap, int out, int words) noexcept nogil

    @cython.locals(at=cython.int, end=cython.int, have=cython.ulonglong)
    cdef bint _agrees(self, int cell, int step, int word) noexcept nogil

    @cython.locals(step=cython.int, across=cython.int)
    cdef bint _must(self, int cell, int down) noexcept nogil

    @cython.locals(step=cython.int, across=cython.int)
    cdef int _words_for(self, int cell, int down) noexcept nogil

    @cython.locals(
        words=cython.int, cell=cython.int, best=cython.int, best_down=cython.int, least=cython.int, found=cython.int,
        fragment=cython.int, required=cython.int, k=cython.int, down=cython.int, must=cython.bint,
    )
    cdef void _expand(self) noexcept nogil

    @cython.locals(spare=cython.int)
    cdef bint _too_many_words(self, int required) noexcept nogil

    cdef int _cap(self, bint must, int least) noexcept nogil

    @cython.locals(f=cython.int)
    cdef int _options_end(self) noexcept nogil

    @cython.locals(f=cython.int)
    cdef void _push(self, int cell, int down, int first, int count, bint close) noexcept nogil

    @cython.locals(first=cython.int, count=cython.int, k=cython.int, i=cython.int, across_word=cython.bint)
    cdef void _push_anchor(self) noexcept nogil

    cdef bint _fits(self) noexcept nogil

    @cython.locals(shown=cython.int, straight=cython.bint, turned=cython.bint)
    cdef void _finish(self) noexcept nogil

    cdef void _solution(self, bint turned) noexcept nogil

    @cython.locals(
        k=cython.int, down=cython.int, cell=cython.int, step=cython.int, word=cython.int, fragment=cython.int,
        count=cython.int, rank=cython.uint,
    )
    cdef bint _runs_are_words(self) noexcept nogil
