// What a package of the app may contain, and how to read it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PackagedSystem, requireBesidePackager } from '../../harness/electron-files.ts';

const asar = requireBesidePackager('@electron/asar');

/** Every file that belongs in the archive; hashed names of page files end in their content hash. */
const expected: readonly RegExp[] = [
  /^package\.json$/,
  /^dist\/main\/(main\.cjs|bot-worker\.cjs|icon\.png)$/,
  /^dist\/preload\/preload\.cjs$/,
  /^dist\/licences\/((main|preload|renderer|bot-worker)\.md|[\w-]+\.txt)$/,
  /^dist\/renderer\/(licences\.txt|app\.webmanifest)$/,
  /^dist\/renderer\/icons\/phone-\d+\.png$/,
  /^dist\/renderer\/index\.html(\.gz)?$/,
  /^dist\/renderer\/assets\/[\w.-]+-[\w-]{8}\.(js|css|json|svg|txt)(\.gz)?$/,
  /^dist\/renderer\/assets\/[\w.-]+-[\w-]{8}\.(woff2|png)$/,
];

/** Files that must always be there. */
export const needed: readonly string[] = [
  'package.json',
  'dist/main/main.cjs',
  'dist/main/bot-worker.cjs',
  'dist/preload/preload.cjs',
  'dist/renderer/index.html',
  'dist/renderer/index.html.gz',
  // guests of a hosting app load its page
  'dist/renderer/app.webmanifest',
  ...['high-street', 'fraunces', 'atkinson-hyperlegible-next', 'unicode-data'].map(
    (name) => `dist/licences/${name}.txt`,
  ),
  ...['main', 'preload', 'renderer', 'bot-worker'].map((name) => `dist/licences/${name}.md`),
];

/** The files of an archive, by their paths with slashes. */
export function filesIn(archive: string): string[] {
  const listed: string[] = asar.listPackage(archive, {}).map((file: string) => file.replaceAll('\\', '/').slice(1));
  return listed.filter((file) => !listed.some((other) => other.startsWith(`${file}/`)));
}

/** Those that do not belong. */
export function strangersIn(files: readonly string[]): string[] {
  return files.filter((file) => !expected.some((pattern) => pattern.test(file)));
}

export function textIn(archive: string, file: string): string {
  return asar.extractFile(archive, path.normalize(file)).toString('utf8');
}

/** The digest that Electron checks before it reads an archive. */
export function integrityOf(archive: string): string {
  return createHash('sha256').update(asar.getRawHeader(archive).headerString).digest('hex');
}

/** Paths in the folder that the packager lays out for a system. */
export const places: Readonly<Record<PackagedSystem, { folder: string; archive: string; program: string }>> = {
  linux: { folder: 'linux-unpacked', archive: 'resources/app.asar', program: 'high-street' },
  win: { folder: 'win-unpacked', archive: 'resources/app.asar', program: 'High Street.exe' },
  mac: { folder: 'mac', archive: 'High Street.app/Contents/Resources/app.asar', program: 'High Street.app' },
};

/** The archive's integrity as the package states it; null on Linux, where Electron does not store it. */
export function toldIntegrity(system: PackagedSystem, folder: string): string | null {
  if (system === 'linux') return null;
  if (system === 'mac') {
    const text = readFileSync(path.join(folder, 'High Street.app/Contents/Info.plist'), 'utf8');
    return /<key>Resources\/app\.asar<\/key>\s*<dict>.*?<key>hash<\/key>\s*<string>(\w+)</s.exec(text)?.[1] ?? null;
  }
  const { NtExecutable, NtExecutableResource } = requireBesidePackager('resedit');
  const program = NtExecutable.from(readFileSync(path.join(folder, 'High Street.exe')));
  const entries: { type: unknown; bin: ArrayBuffer }[] = NtExecutableResource.from(program).entries;
  const entry = entries.find(({ type }) => type === 'INTEGRITY');
  const listed: { file: string; value: string }[] = JSON.parse(
    Buffer.from(entry?.bin ?? new ArrayBuffer(0)).toString('utf8'),
  );
  return listed.find(({ file }) => file === 'resources\\app.asar')?.value ?? null;
}
