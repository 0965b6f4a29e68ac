/* python3.dll of the trials: no code, its exports lead on to python311.dll. */
int __stdcall DllMainCRTStartup(void *module, unsigned reason, void *reserved)
{
    return 1;
}
