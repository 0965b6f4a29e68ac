cimport cython

from qless_studio.engine.kernels._bits cimport highest
from qless_studio.engine.kernels._status cimport DONE, FULL, MORE
from qless_studio.engine.kernels.proof_listing cimport Listing

cdef int _LEVELS, _WIDTH, _PILE, _FIRST

cdef class Tree(Listing):
    # the tree
    cdef unsigned int[::1] _entry, _node
    cdef Py_ssize_t _entries, _nodes
    cdef unsigned int _root

    # nodes that are open, while a tree is built or two nodes are merged; their entries so far
    cdef unsigned int[::1] _pile
    cdef Py_ssize_t _piled
    cdef int _top_level, _frame
    cdef int[::1] _of_position, _of_letter, _of_group, _of_base
    cdef long long[::1] _of_points, _of_bound, _of_greatest
    cdef unsigned long long _last

    # what is left to merge of both sides; the letters that may be used, by position
    cdef unsigned int[::1] _left, _left_end, _right, _right_end, _alive

    # by bit of a key without points: which digit it belongs to
    cdef int[::1] _digit_of

    @cython.locals(i=cython.Py_ssize_t)
    cdef void _copy(self, unsigned int[::1] source, unsigned int[::1] target, Py_ssize_t count)

    cdef bint _is_full(self) noexcept nogil

    cdef void _open_node(self, int level, int position, int letter) noexcept nogil

    cdef int _build(self) noexcept nogil

    @cython.locals(
        key=cython.ulonglong, points=cython.longlong, start=cython.Py_ssize_t, digit=cython.int, one=cython.ulonglong,
        rest=cython.ulonglong, bits=cython.int,
    )
    cdef long long _add_key(self) noexcept nogil

    @cython.locals(level=cython.int, bound=cython.longlong, child=cython.uint, code=cython.uint)
    cdef void _close(self) noexcept nogil

    @cython.locals(base=cython.Py_ssize_t, count=cython.Py_ssize_t, node=cython.uint, i=cython.Py_ssize_t)
    cdef unsigned int _flush(self, int level) noexcept nogil

    @cython.locals(at=cython.Py_ssize_t)
    cdef void _put(
        self, int level, unsigned int child, unsigned int code, long long bound, long long points
    ) noexcept nogil

    cdef void _begin_merge(self, unsigned int first, unsigned int count, unsigned int other) noexcept nogil

    cdef void _open_merge(
        self, unsigned int left, unsigned int left_count, unsigned int right, unsigned int right_count
    ) noexcept nogil

    @cython.locals(frame=cython.int, node=cython.uint, bound=cython.longlong, code=cython.uint)
    cdef int _merge(self) noexcept nogil

    @cython.locals(
        a=cython.Py_ssize_t, b=cython.Py_ssize_t, rank_a=cython.uint, rank_b=cython.uint, code=cython.uint,
        alive=cython.bint,
    )
    cdef void _merge_next(self, int frame) noexcept nogil

    @cython.locals(points=cython.longlong, left=cython.uint, right=cython.uint, bound=cython.longlong)
    cdef void _merge_both(self, int frame, Py_ssize_t a, Py_ssize_t b, unsigned int code) noexcept nogil
