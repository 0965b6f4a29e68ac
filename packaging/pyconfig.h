/* What Python.h has to know about 64-bit Windows and macOS to compile modules of the limited API: cross.py. */
#ifndef Py_PYCONFIG_H
#define Py_PYCONFIG_H

#ifdef _WIN32
#include <io.h>
#define MS_WINDOWS
#define MS_WIN32
#define MS_WIN64
#define NT_THREADS
#define HAVE_DECLSPEC_DLL
#define Py_ENABLE_SHARED
#define SIZEOF_LONG 4
#define SIZEOF_WCHAR_T 2
#else
#define HAVE_PTHREAD_H 1
#define HAVE_UNISTD_H 1
#define SIZEOF_LONG 8
#define SIZEOF_WCHAR_T 4
#endif

#define WITH_THREAD 1
#define HAVE_ERRNO_H 1
#define HAVE_STDDEF_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SSIZE_T 1
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_DOUBLE 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_VOID_P 8

#endif
