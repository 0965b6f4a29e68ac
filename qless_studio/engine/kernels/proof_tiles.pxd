cimport cython

from qless_studio.engine.kernels._bits cimport lowest, popcount
from qless_studio.engine.kernels.proof_tree cimport Tree

cdef unsigned int _LETTERS

cdef class Tiles(Tree):
    # the tiles by position, the symmetries of the class
    cdef int[::1] _letter, _order, _rank, _stabiliser
    cdef int _symmetries

    # the dice, and which tile has which
    cdef unsigned int[::1] _dice
    cdef int[::1] _die_of
    cdef bint _with_dice
    cdef unsigned int _tried

    # the exact score: the tiles by cell, the words found
    cdef int[::1] _board
    cdef unsigned int[::1] _stamp
    cdef unsigned int _stamped

    @cython.locals(symmetry=cython.int, position=cython.int, image=cython.int, here=cython.int, there=cython.int)
    cdef bint _least(self, int depth) noexcept nogil

    @cython.locals(die=cython.int, position=cython.int)
    cdef bint _rollable(self, int depth) noexcept nogil

    @cython.locals(die=cython.int, one=cython.uint)
    cdef bint _assign(self, int position) noexcept nogil

    @cython.locals(one=cython.uint, open_cells=cython.uint, position=cython.int, cell=cython.int, total=cython.longlong)
    cdef long long _exact(self, int depth) noexcept nogil

    @cython.locals(
        one=cython.ulonglong, entry=cython.ulonglong, bit=cython.ulonglong, child=cython.uint, points=cython.longlong,
        left=cython.uint,
    )
    cdef long long _spell(self, int cell, unsigned int node, unsigned int used) noexcept nogil
