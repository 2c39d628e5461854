// A minimum of Electron's files, for each system, for the packager: its program has a fuse wire with nine fuses and
// what the packager reads and writes in it. None of it runs.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The packager's own tools, resolved from where it is. */
export const requireBesidePackager = createRequire(createRequire(import.meta.url).resolve('electron-builder'));

export type PackagedSystem = 'linux' | 'win' | 'mac';

/** The fuses as Electron delivers them: version 1, nine of them. */
const wire = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100111'),
]);

/** A program for Windows that does nothing, with the metadata that the packager rewrites. */
function windowsProgram(): Buffer {
  const { NtExecutable, NtExecutableResource, Resource } = requireBesidePackager('resedit');
  const program = NtExecutable.createEmpty(false, false);
  const facts = Resource.VersionInfo.createEmpty();
  facts.setStringValues({ lang: 1033, codepage: 1200 }, { FileDescription: 'Electron', ProductName: 'Electron' });
  const resources = NtExecutableResource.from(program);
  facts.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  program.setExtraData(wire);
  return Buffer.from(program.generate());
}

/** A program for macOS and Apple silicon that does nothing: a header and the one command with its UUID. */
function macProgram(): Buffer {
  const header = Buffer.alloc(32);
  header.writeUInt32LE(0xfeedfacf, 0);
  header.writeUInt32LE(0x0100000c, 4);
  header.writeUInt32LE(1, 16);
  const command = Buffer.alloc(24, 0xee);
  command.writeUInt32LE(0x1b, 0);
  command.writeUInt32LE(command.length, 4);
  return Buffer.concat([header, command]);
}

const plist = (name: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleIdentifier</key><string>com.github.electron</string>
</dict></plist>
`;

/** Where the files are, without Electron's default app. */
function filesFor(system: PackagedSystem): Record<string, string | Buffer> {
  const shared = { LICENSE: '', 'LICENSES.chromium.html': '' };
  if (system === 'linux') return { ...shared, electron: wire, 'chrome-sandbox': '', 'locales/en-US.pak': '' };
  if (system === 'win') return { ...shared, 'electron.exe': windowsProgram(), 'locales/en-US.pak': '' };
  const contents = 'Electron.app/Contents';
  const files: Record<string, string | Buffer> = {
    ...shared,
    [`${contents}/Info.plist`]: plist('Electron'),
    [`${contents}/MacOS/Electron`]: macProgram(),
    [`${contents}/Frameworks/Electron Framework.framework/Electron Framework`]: wire,
    [`${contents}/Frameworks/Electron Framework.framework/Resources/en.lproj/locale.pak`]: '',
    [`${contents}/Resources/en.lproj/nothing`]: '',
  };
  for (const kind of ['', ' (GPU)', ' (Plugin)', ' (Renderer)']) {
    const helper = `${contents}/Frameworks/Electron Helper${kind}.app/Contents`;
    files[`${helper}/Info.plist`] = plist(`Electron Helper${kind}`);
    files[`${helper}/MacOS/Electron Helper${kind}`] = macProgram();
  }
  return files;
}

/** Where a package keeps the app's own files, relative to Electron's folder. */
const resources = { linux: 'resources', win: 'resources', mac: 'Electron.app/Contents/Resources' };

/**
 * Writes Electron's files for a system into a folder.
 * @param version the Electron version they claim
 */
export async function layElectronFiles(folder: string, system: PackagedSystem, version: string): Promise<void> {
  const empty = path.join(folder, 'empty');
  await mkdir(empty, { recursive: true });
  for (const [name, content] of Object.entries({ version, ...filesFor(system) })) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content, { mode: 0o755 });
  }
  const welcome = path.join(folder, resources[system], 'default_app.asar');
  await mkdir(path.dirname(welcome), { recursive: true });
  await requireBesidePackager('@electron/asar').createPackage(empty, welcome);
  await rm(empty, { recursive: true });
}
