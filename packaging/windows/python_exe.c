/* python.exe of the trials: hands its arguments to the interpreter, python311.dll. */
#include <wchar.h>

__declspec(dllimport) int Py_Main(int count, wchar_t **arguments);

int wmain(int count, wchar_t **arguments)
{
    return Py_Main(count, arguments);
}
