; The Windows installer. Compiled by make.py with the frozen program:
;   makensis -DVERSION=0.1.0 -DPROGRAM=folder -DLICENCE=file -DOUTPUT=file.exe -DPUBLISHER=name qless-studio.nsi
; with whole paths.
; For one user, without asking for an administrator; /S installs silently.

Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "Qless Studio"
!define PROGRAM_ID "QlessStudio.Puzzle"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\QlessStudio"

Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "qless-studio.ico"
!define MUI_UNICON "qless-studio.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "Program"
  ; what an older version left, such as libraries of other names; only ever inside the program's own folder
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}\*"
  File "document.ico"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "Software\Classes\.qless\OpenWithProgids" "${PROGRAM_ID}" ""
  WriteRegStr HKCU "Software\Classes\.qless" "" "${PROGRAM_ID}"
  WriteRegStr HKCU "Software\Classes\${PROGRAM_ID}" "" "Qless Studio puzzle"
  WriteRegStr HKCU "Software\Classes\${PROGRAM_ID}\DefaultIcon" "" "$INSTDIR\document.ico"
  WriteRegStr HKCU "Software\Classes\${PROGRAM_ID}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'

  WriteUninstaller "$INSTDIR\uninstall.exe"
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  !insertmacro TellExplorer
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\qless-studio.exe"
  Delete "$INSTDIR\document.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"

  ; the file type only as long as it is still ours
  ReadRegStr $0 HKCU "Software\Classes\.qless" ""
  StrCmp $0 "${PROGRAM_ID}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.qless" ""
  DeleteRegValue HKCU "Software\Classes\.qless\OpenWithProgids" "${PROGRAM_ID}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.qless\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.qless"
  DeleteRegKey HKCU "Software\Classes\${PROGRAM_ID}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro TellExplorer
SectionEnd
