cimport cython

from qless_studio.engine.kernels.q_less_index cimport Index

cdef class Position:
    # the index, and what is used of it all the time
    cdef Index _index
    cdef int _tiles, _shift, _longest, _words, _real
    cdef unsigned char[::1] _letters
    cdef int[::1] _starts
    cdef unsigned long long[::1] _units
    cdef unsigned long long _guards

    # the rules; no copy of the anchor may lie before it
    cdef bint _repeats
    cdef int _most, _anchor, _anchor_cell

    # the tiles, the words chosen, and how to go back
    cdef int _stride, _placed, _left, _chosen_used, _trail_used
    cdef unsigned long long _rack
    cdef unsigned char[::1] _grid, _decided
    cdef int[::1] _order, _chosen, _trail

    # of the last calls of _fragment, _extent and _parts
    cdef int _fragment_length, _fragment_end
    cdef int _top, _side, _height, _width
    cdef unsigned char[::1] _reached

    cdef void _lay(self, int cell, int code) noexcept nogil

    cdef void _decide(self, int cell, int down) noexcept nogil

    cdef void _bar(self, int cell) noexcept nogil

    @cython.locals(step=cython.int)
    cdef void _close(self, int cell, int down) noexcept nogil

    @cython.locals(word=cython.int, step=cython.int, across=cython.int, at=cython.int, end=cython.int)
    cdef bint _place(self, int cell, int down, int option) noexcept nogil

    @cython.locals(unit=cython.ulonglong)
    cdef bint _lay_crossing(self, int cell, int code, int across) noexcept nogil

    @cython.locals(i=cython.int, count=cython.int)
    cdef int _words_chosen(self) noexcept nogil

    @cython.locals(i=cython.int)
    cdef bint _is_chosen(self, int word, int count) noexcept nogil

    @cython.locals(fragment=cython.int, word=cython.int)
    cdef bint _in_word(self, int cell, int step) noexcept nogil

    @cython.locals(key=cython.ulonglong, pair=cython.int, length=cython.int)
    cdef int _fragment(self, int cell, int step) noexcept nogil

    @cython.locals(entry=cython.int)
    cdef void _back(self, int trail, int placed, unsigned long long rack, int chosen) noexcept nogil

    @cython.locals(
        k=cython.int, row=cython.int, column=cython.int, top=cython.int, left=cython.int, bottom=cython.int,
        right=cython.int,
    )
    cdef void _extent(self) noexcept nogil

    @cython.locals(stack=cython.int, parts=cython.int, cell=cython.int, near=cython.int, side=cython.int, k=cython.int)
    cdef int _parts(self) noexcept nogil

    @cython.locals(
        k=cython.int, stack=cython.int, found=cython.int, cell=cython.int, down=cython.int, step=cython.int,
        near=cython.int,
    )
    cdef bint _joined_by_words(self) noexcept nogil

    @cython.locals(part=cython.int, i=cython.int, k=cython.int, nearest=cython.int, away=cython.int, parts=cython.int)
    cdef bint _joinable(self) noexcept nogil

    @cython.locals(row=cython.int, column=cython.int, a=cython.int, b=cython.int)
    cdef int _compare_with_image(self) noexcept nogil

    @cython.locals(k=cython.int, row=cython.int, column=cython.int)
    cdef void _write(self, unsigned char[::1] out, int at, bint turned) noexcept nogil
