/* icuuc.dll, which Windows has and Wine lacks: what Qt's core imports of it. It knows no converter, so QStringConverter
   has those of Qt alone (UTF-8, UTF-16, UTF-32, Latin 1, the system's); the program asks for no others. */
#define EXPORT __declspec(dllexport)
#define U_FILE_ACCESS_ERROR 4
#define ABSENT(name) EXPORT void *name(void) { return 0; }

EXPORT void *ucnv_open(const char *name, int *error)
{
    *error = U_FILE_ACCESS_ERROR;
    return 0;
}

ABSENT(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
ABSENT(UCNV_TO_U_CALLBACK_SUBSTITUTE)
ABSENT(ucnv_cbFromUWriteUChars)
ABSENT(ucnv_cbToUWriteUChars)
ABSENT(ucnv_close)
ABSENT(ucnv_countAvailable)
ABSENT(ucnv_fromUCountPending)
ABSENT(ucnv_fromUnicode)
ABSENT(ucnv_getAvailableName)
ABSENT(ucnv_getFromUCallBack)
ABSENT(ucnv_getMaxCharSize)
ABSENT(ucnv_getName)
ABSENT(ucnv_getStandardName)
ABSENT(ucnv_getToUCallBack)
ABSENT(ucnv_reset)
ABSENT(ucnv_setFromUCallBack)
ABSENT(ucnv_setToUCallBack)
ABSENT(ucnv_toUCountPending)
ABSENT(ucnv_toUnicode)
