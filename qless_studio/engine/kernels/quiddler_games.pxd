cimport cython

from qless_studio.engine.kernels._bits cimport lowest, popcount
from qless_studio.engine.kernels._status cimport DONE, MORE, READY

cdef int _WORDS, _CARDS_BITS, _ROOM, _SLICE
cdef unsigned int _FINISHED

@cython.final
cdef class Games:
    cdef unsigned int[::1] _position
    cdef int[::1] _used, _parent
    cdef int _level, _top
    cdef int[::1] _ended, _gain, _code, _memo, _twins, _equal, _fives
    cdef int _places, _clear
    cdef int[::1] _earned, _spared
    cdef unsigned int[::1] _alike
    cdef unsigned short[::1] _played
    cdef int[::1] _after, _head, _seen
    cdef int _nodes, _capacity, _count, _hashed

    cpdef start(self, int cards, int covered)

    @cython.locals(status=cython.int)
    cpdef advance(self, int budget)

    cdef int _advance(self, int budget) noexcept nogil

    @cython.locals(until=cython.int, size=cython.int)
    cdef void _rehash(self) noexcept nogil

    @cython.locals(
        code=cython.int, other=cython.int, odd=cython.uint, all_bits=cython.uint, key=cython.uint, slot=cython.int,
    )
    cdef int _slot(self, int node, int size) noexcept nogil

    @cython.locals(code=cython.int)
    cdef bint _same(self, int node, int other) noexcept nogil

    cdef int _index(self, int cards, int covered) noexcept nogil

    cdef int _settled(self, int cards, int covered) noexcept nogil

    @cython.locals(node=cython.int)
    cdef int _expand(self, int budget) noexcept nogil

    @cython.locals(cards=cython.int, covered=cython.int, face_up=cython.int, used=cython.int)
    cdef void _play(self, int node) noexcept nogil

    @cython.locals(cards=cython.int, low=cython.int, rest=cython.int, others=cython.int, spared=cython.int)
    cdef void _free(self, int node) noexcept nogil

    @cython.locals(opened=cython.int, empty=cython.int)
    cdef void _reach(self, int node, int used, int cards, int covered, int spared) noexcept nogil

    @cython.locals(node=cython.int, worth=cython.int, one=cython.uint)
    cdef void _add(self, int parent, int used, int cards, int covered, int spared) noexcept nogil

    @cython.locals(node=cython.int)
    cdef void _end(self, int parent) noexcept nogil

    @cython.locals(slot=cython.int)
    cdef bint _keep(self, int node) noexcept nogil

    @cython.locals(word=cython.int, code=cython.int, other=cython.int)
    cdef void _fill(self, int node, int parent, int used, int spared) noexcept nogil

    @cython.locals(group=cython.int, free=cython.int, missing=cython.int, one=cython.uint)
    cdef unsigned int _canonical(self, int cards, int covered) noexcept nogil

    cdef int _highest(self, int cards) noexcept nogil
