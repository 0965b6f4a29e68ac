cimport cython

@cython.final
cdef class Index:
    # for the other kernels of Q-Less
    cdef int tiles, kinds, shift, words, real, longest, most
    cdef unsigned char[::1] codes, letters
    cdef int[::1] starts, pool
    cdef unsigned int[::1] ranks
    cdef unsigned long long[::1] units, packed
    cdef unsigned long long rack, guards

    # copies of each letter; where the occurrences of letters and pairs begin in the pool
    cdef list _copies
    cdef int _long_from
    cdef int[::1] _begins, _pair_word

    # the hash tables of fragments and of what is playable: keys, then where the occurrences begin and how many
    cdef int _slots, _slots_used, _pool_floor, _pool_used, _pool_room
    cdef unsigned long long[::1] _key, _memo_rack
    cdef unsigned char[::1] _key_length, _memo_letter
    cdef int[::1] _key_word, _start, _count

    @cython.locals(w=cython.int, i=cython.int, total=cython.int, kinds=cython.int, pack=cython.ulonglong)
    cdef int _count_occurrences(self, unsigned int rank_high) except -1

    @cython.locals(
        w=cython.int, i=cython.int, e=cython.int, at=cython.int, size=cython.int, code=cython.int, kinds=cython.int,
    )
    cdef void _list_occurrences(self, unsigned int rank_high)

    @cython.locals(i=cython.int, count=cython.int, last=cython.int, word=cython.int)
    cpdef int words_with(self, int code)

    cdef int begin(self, int entry) noexcept nogil

    cdef int end(self, int entry) noexcept nogil

    cdef int word(self, int entry) noexcept nogil

    @cython.locals(entry=cython.int)
    cdef int pair(self, int a, int b) noexcept nogil

    @cython.locals(slot=cython.int, wrap=cython.int, mixed=cython.ulonglong)
    cdef int fragment(self, unsigned long long key, int length, int pair) noexcept nogil

    @cython.locals(
        length=cython.int, mask=cython.ulonglong, i=cython.int, k=cython.int, word=cython.int, at=cython.int,
        rest=cython.ulonglong, one=cython.ulonglong,
    )
    cdef void _find(self, int slot, int pair) noexcept nogil

    @cython.locals(have=cython.ulonglong, slot=cython.int, i=cython.int, wrap=cython.int, mixed=cython.ulonglong)
    cdef int playable(self, int code, unsigned long long rack) noexcept nogil

    @cython.locals(i=cython.int)
    cdef void forget(self) noexcept nogil
