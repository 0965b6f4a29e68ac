cimport cython

from qless_studio.engine.kernels._bits cimport truncated

cdef int _ONE, _MOST

@cython.locals(
    y=cython.int, x=cython.int, j=cython.int, i=cython.int, left=cython.int, top=cython.int, at=cython.int,
    total=cython.double, u=cython.double, v=cython.double, depth=cython.double, px=cython.double, py=cython.double,
    upper=cython.double, lower=cython.double,
)
cpdef view(
    const unsigned char[::1] grey,
    int width,
    int height,
    const double[::1] matrix,
    int side,
    int over,
    double outside,
    float[::1] out,
)

@cython.locals(
    count=cython.int, i=cython.int, y=cython.int, x=cython.int,
    mean=cython.double, spread=cython.double, value=cython.double,
)
cpdef load(const float[::1] seen, int side, int turn, double floor, short[::1] out)

@cython.locals(
    row=cython.int, plane=cython.int, first=cython.int, last=cython.int, o=cython.int, c=cython.int, k=cython.int,
    p=cython.int, y=cython.int, at=cython.int, weight=cython.short, scale=cython.double, bias=cython.double,
)
cpdef convolve(
    const short[::1] source,
    int channels,
    int side,
    const signed char[::1] weights,
    const float[::1] scales,
    const float[::1] biases,
    int outputs,
    int[::1] sums,
    short[::1] out,
)

@cython.locals(
    half=cython.int, row=cython.int, plane=cython.int, small=cython.int, o=cython.int, c=cython.int, k=cython.int,
    p=cython.int, y=cython.int, x=cython.int, at=cython.int, weight=cython.short, scale=cython.double,
    bias=cython.double,
)
cpdef halve(
    const short[::1] source,
    int channels,
    int side,
    const signed char[::1] weights,
    const float[::1] scales,
    const float[::1] biases,
    int outputs,
    int[::1] sums,
    short[::1] out,
)

@cython.locals(
    row=cython.int, plane=cython.int, o=cython.int, c=cython.int, p=cython.int, y=cython.int, at=cython.int,
    weight=cython.short, scale=cython.double, bias=cython.double,
)
cpdef mix(
    const short[::1] source,
    int channels,
    int side,
    const signed char[::1] weights,
    const float[::1] scales,
    const float[::1] biases,
    int outputs,
    int[::1] sums,
    short[::1] out,
)

@cython.locals(
    half=cython.int, row=cython.int, c=cython.int, y=cython.int, x=cython.int, at=cython.int, most=cython.short,
)
cpdef pool(const short[::1] source, int channels, int side, short[::1] out)

@cython.locals(
    half=cython.int, c=cython.int, y=cython.int, x=cython.int, at=cython.int, to=cython.int, total=cython.int,
)
cpdef add_enlarged(const short[::1] source, int channels, int side, short[::1] out)

@cython.locals(row=cython.int, c=cython.int, y=cython.int, x=cython.int)
cpdef flatten(const short[::1] source, int channels, int side, short[::1] out)

@cython.locals(
    o=cython.int, i=cython.int, total=cython.int, scale=cython.double, bias=cython.double, value=cython.double,
)
cpdef dense(
    const short[::1] source,
    int count,
    const signed char[::1] weights,
    const float[::1] scales,
    const float[::1] biases,
    int outputs,
    bint rectified,
    short[::1] out,
)

cdef short _fixed(double value) noexcept nogil
cdef short _positive(double value) noexcept nogil
