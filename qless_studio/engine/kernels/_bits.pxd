# The functions of _bits.py in C, for the kernels to cimport. SWAR: __builtin_popcount without -mpopcnt is a library call,
# and MSVC has another name for it.
cdef extern from *:
    """
    static inline int qs_popcount(unsigned int x) {
        x = x - ((x >> 1) & 0x55555555u);
        x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    #if defined(__GNUC__)
    static inline int qs_lowest(unsigned int x) { return __builtin_ctz(x); }
    static inline int qs_lowest64(unsigned long long x) { return __builtin_ctzll(x); }
    static inline int qs_highest(unsigned long long x) { return 63 - __builtin_clzll(x); }
    #else
    static inline int qs_lowest(unsigned int x) { return qs_popcount((x & (0u - x)) - 1u); }
    static inline int qs_lowest64(unsigned long long x) {
        return (unsigned int)x ? qs_lowest((unsigned int)x) : 32 + qs_lowest((unsigned int)(x >> 32));
    }
    static inline int qs_highest(unsigned long long x) { int n = 0; while (x >>= 1) n++; return n; }
    #endif
    static inline int qs_truncated(double x) { return (int)x; }
    """
    int popcount "qs_popcount"(unsigned int x) noexcept nogil
    int lowest "qs_lowest"(unsigned int x) noexcept nogil
    int lowest64 "qs_lowest64"(unsigned long long x) noexcept nogil
    int highest "qs_highest"(unsigned long long x) noexcept nogil
    int truncated "qs_truncated"(double x) noexcept nogil
