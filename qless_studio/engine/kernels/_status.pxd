# The numbers of _status.py in C, for the kernels to cimport.
cdef enum:
    MORE = 0
    READY = 1
    LIMIT = 2
    DONE = 3
    FULL = -1
