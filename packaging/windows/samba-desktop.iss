; An installer for Windows, made by Inno Setup from the frozen program that packaging\build.py leaves in dist\:
;
;     iscc /DVersion=0.1.0 packaging\windows\samba-desktop.iss
;
; Written with care, but not yet run: no Windows was at hand.

#ifndef Version
  #error Name the version: /DVersion=0.1.0
#endif

[Setup]
AppId=org.samba_desktop.samba
AppName=Samba
AppVersion={#Version}
AppPublisher=Samba Desktop contributors
DefaultDirName={autopf}\Samba
DefaultGroupName=Samba
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=samba-desktop-{#Version}-setup
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
SetupIconFile=..\..\build\icons\samba-desktop.ico
UninstallDisplayIcon={app}\Samba.exe
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Files]
Source: "..\..\dist\samba-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\Samba"; Filename: "{app}\Samba.exe"
Name: "{autodesktop}\Samba"; Filename: "{app}\Samba.exe"; Tasks: desktop

[Tasks]
Name: desktop; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
; A double click on the record of a match opens it.
Root: HKA; Subkey: "Software\Classes\.samba"; ValueType: string; ValueData: "Samba.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Samba.Record"; ValueType: string; ValueData: "Record of a match of Samba"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Samba.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\Samba.exe,0"
Root: HKA; Subkey: "Software\Classes\Samba.Record\shell\open\command"; ValueType: string; ValueData: """{app}\Samba.exe"" ""%1"""

[Run]
Filename: "{app}\Samba.exe"; Description: "{cm:LaunchProgram,Samba}"; Flags: nowait postinstall skipifsilent
