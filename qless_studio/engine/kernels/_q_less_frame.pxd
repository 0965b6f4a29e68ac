# The frame of _q_less_frame.py as a C struct.
cdef struct Frame:
    int cell
    int down
    int first
    int count
    int next
    bint close
    int trail
    int chosen
    int placed
    unsigned long long rack
