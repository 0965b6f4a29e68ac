cimport cython

from qless_studio.engine.kernels._bits cimport lowest
from qless_studio.engine.kernels._status cimport DONE, FULL, MORE, READY
from qless_studio.engine.kernels.proof_tiles cimport Tiles

cdef int _MOST, _OUT, _ROW, _EXACT_FROM, _LISTING, _SORTING, _BUILDING, _SEARCHING, _OVER

@cython.final
cdef class Search(Tiles):
    cdef readonly long long steps

    # the problem
    cdef const long long[::1] _floor
    cdef int _merge_levels, _merge_ratio

    # the class
    cdef unsigned int[::1] _every_letter
    cdef int _from, _phase

    # by depth: bounds, certain points and lists of nodes by position and letter; the links of the lists
    cdef unsigned short[::1] _bound, _sure
    cdef unsigned int[::1] _head, _link
    cdef Py_ssize_t _links

    # by depth: letters left, the letter tried, certain points, greatest bounds by position, the sum of those after this
    # one, the merged tree or 0; what to go back to
    cdef unsigned int[::1] _letters, _tree_at
    cdef int[::1] _greatest, _threshold
    cdef long long[::1] _points, _rest, _link_end, _entry_end, _node_end
    cdef int _deep, _merged_to
    cdef bint _joining

    # what was found
    cdef long long _level
    cdef int _ties, _ready
    cdef bint _news
    cdef unsigned char[::1] _boards
    cdef int[::1] _scores

    @cython.locals(status=cython.int)
    cpdef advance(self, long long budget)

    cdef int _advance(self) noexcept nogil

    @cython.locals(status=cython.int)
    cdef int _search(self) noexcept nogil

    cdef void _drop(self, int depth) noexcept nogil

    cdef long long _cut(self) noexcept nogil

    @cython.locals(
        depth=cython.int, one=cython.uint, letter=cython.int, at=cython.int, total=cython.longlong,
        cut=cython.longlong, position=cython.int,
    )
    cdef bint _try_letter(self) noexcept nogil

    @cython.locals(start=cython.int, i=cython.int, link=cython.uint)
    cdef bint _open_list(self, int depth, int letter) noexcept nogil

    @cython.locals(
        first=cython.uint, end=cython.uint, links=cython.uint, e=cython.Py_ssize_t, word=cython.uint, at=cython.uint,
        to=cython.uint, child=cython.uint,
    )
    cdef void _open_entries(self, unsigned int node, unsigned int parent) noexcept nogil

    @cython.locals(
        start=cython.int, root=cython.uint, merging=cython.bint, i=cython.int, first=cython.uint, e=cython.Py_ssize_t,
        to=cython.int,
    )
    cdef void _enter_root(self, int depth, long long bound) noexcept nogil

    @cython.locals(
        cut=cython.longlong, total=cython.longlong, position=cython.int, link=cython.uint, root=cython.uint,
        first=cython.uint, end=cython.uint, e=cython.uint,
    )
    cdef void _join(self, int depth, int letter) noexcept nogil

    @cython.locals(alive=cython.uint, one=cython.uint, row=cython.int, letter=cython.int)
    cdef unsigned int _letters_alive(self, int depth, int position, long long short) noexcept nogil

    @cython.locals(depth=cython.int)
    cdef void _joined(self) noexcept nogil

    @cython.locals(
        total=cython.longlong, position=cython.int, greatest=cython.ushort, start=cython.int, i=cython.int,
    )
    cdef long long _maxima(self, int row, int depth) noexcept nogil

    @cython.locals(total=cython.longlong, cut=cython.longlong)
    cdef void _enter(self, int depth) noexcept nogil

    cdef void _descend(self, int depth, long long total) noexcept nogil

    @cython.locals(score=cython.longlong, position=cython.int)
    cdef void _candidate(self) noexcept nogil
