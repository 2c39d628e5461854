// Replaces what the packager would download for Linux packages and use on macOS: fpm as a program that lays out
// the files and calls dpkg-deb or rpmbuild, and the AppImage tools with a dummy start program.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { programOnPath } from './program-on-path.ts';

/** fpm, as far as the packager uses it: `SOURCE/=PLACE` copies a folder's content, `SOURCE=PLACE` one file. */
const fpm = `
const { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync, readdirSync, copyFileSync, rmSync } = require('node:fs');
const { execFileSync } = require('node:child_process');
const path = require('node:path');
const args = process.argv.slice(2);
const valued = (name) => args[args.indexOf(name) + 1];
const all = (name) => args.flatMap((arg, at) => (arg === name ? [args[at + 1]] : []));
const bench = mkdtempSync(path.join(require('node:os').tmpdir(), 'high-street-fpm-'));
const tree = path.join(bench, 'tree');
const places = [];
for (const arg of args) {
  const found = /^(\\/.+?)=(\\/.+)$/.exec(arg);
  if (!found) continue;
  const [, source, place] = found;
  places.push(place);
  mkdirSync(path.dirname(tree + place), { recursive: true });
  cpSync(source, tree + place, { recursive: true });
}
const [name, version, architecture] = ['--name', '--version', '--architecture'].map(valued);
const description = valued('--description');
const script = (which) => readFileSync(valued(which), 'utf8');
if (valued('-t') === 'deb') {
  const control = [
    'Package: ' + name, 'Version: ' + version, 'Architecture: ' + architecture, 'Maintainer: ' + valued('--maintainer'),
    'Homepage: ' + valued('--url'), 'Depends: ' + all('-d').join(', '), 'Recommends: ' + all('--deb-recommends').join(', '),
    'Description: ' + description, '',
  ];
  mkdirSync(path.join(tree, 'DEBIAN'));
  writeFileSync(path.join(tree, 'DEBIAN/control'), control.join('\\n'));
  writeFileSync(path.join(tree, 'DEBIAN/postinst'), script('--after-install'), { mode: 0o755 });
  writeFileSync(path.join(tree, 'DEBIAN/postrm'), script('--after-remove'), { mode: 0o755 });
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', tree, valued('--package')]);
} else {
  const spec = [
    '%global __os_install_post %{nil}', '%global debug_package %{nil}', '%global _build_id_links none',
    'Name: ' + name, 'Version: ' + version, 'Release: 1', 'Summary: ' + valued('--rpm-summary'), 'License: ' + valued('--license'),
    'URL: ' + valued('--url'), 'AutoReqProv: no', ...all('-d').map((one) => 'Requires: ' + one),
    '%description', description, '%install', 'cp -a ' + tree + '/. %{buildroot}/',
    '%post', script('--after-install'), '%postun', script('--after-remove'),
    '%files', ...places.map((place) => '"' + place + '"'), '',
  ];
  writeFileSync(path.join(bench, 'spec'), spec.join('\\n'));
  execFileSync('rpmbuild', ['-bb', '--define=_topdir ' + bench + '/rpm', '--target=' + architecture + '-linux', path.join(bench, 'spec')]);
  const folder = path.join(bench, 'rpm/RPMS', architecture);
  copyFileSync(path.join(folder, readdirSync(folder)[0]), valued('--package'));
}
rmSync(bench, { recursive: true, force: true });
`;

/** A dummy AppImage runtime: one memory page long, and not a program. */
export const startProgramLength = 4096;

/**
 * Writes the tools into a folder.
 * @returns the environment variables that make the packager use them
 */
export async function layPackagerTools(folder: string): Promise<Record<string, string>> {
  const at = (name: string) => path.join(folder, name);
  await mkdir(at('appimage/runtimes'), { recursive: true });
  await mkdir(at('appimage/lib/x64'), { recursive: true });
  await mkdir(at('bin'));
  const script = (body: string) => `#!${process.execPath}\n${body}`;
  const program = { mode: 0o755 };
  await writeFile(at('fpm'), script(fpm), program);
  // macOS itself signs again after the fuses are set; here that is only requested
  const noting = `require('node:fs').appendFileSync(${JSON.stringify(at('codesign.txt'))}, process.argv.slice(2).join(' ') + '\\n');`;
  await writeFile(at('bin/codesign'), script(noting), program);
  await writeFile(at('appimage/desktop-file-validate'), script(''), program);
  await writeFile(at('appimage/runtimes/runtime-x64'), Buffer.alloc(startProgramLength));
  const squash = programOnPath('mksquashfs');
  if (squash !== null) await symlink(squash, at('appimage/mksquashfs'));
  return {
    CUSTOM_FPM_PATH: at('fpm'),
    APPIMAGE_TOOLS_PATH: at('appimage'),
    PATH: `${at('bin')}${path.delimiter}${process.env.PATH}`,
  };
}
