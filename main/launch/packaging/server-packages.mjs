// Packages the one-file server for Linux with a systemd unit, using the system's own tools.
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun } from '../child.mjs';
import { inRoot } from '../root.mjs';

/**
 * Names of the processors in the two package formats.
 * @type {Record<'deb' | 'rpm', Record<string, string>>}
 */
const processors = { deb: { x64: 'amd64', arm64: 'arm64' }, rpm: { x64: 'x86_64', arm64: 'aarch64' } };

const summary = 'Five shopkeeping board games for the browsers of a home network';
const description = [
  'The High Street server, without a window: everyone plays in their own browser.',
  'It is not started on installation. To start it: systemctl enable --now high-street-server',
];

/** Install scripts of both packages: reload systemd's units, and stop the server before removal. */
const scripts = {
  laid: 'if [ -d /run/systemd/system ]; then systemctl daemon-reload || true; fi',
  leaving: 'if [ -d /run/systemd/system ]; then systemctl disable --now high-street-server.service || true; fi',
};

/** Copies the files to their places below a folder and returns their paths. */
async function layFiles(/** @type {string} */ program, /** @type {string} */ folder) {
  const files = {
    '/usr/bin/high-street-server': { from: program, mode: 0o755 },
    '/usr/lib/systemd/system/high-street-server.service': {
      from: inRoot('packaging/high-street-server.service'),
      mode: 0o644,
    },
    '/usr/share/doc/high-street-server/copyright': { from: null, mode: 0o644 },
  };
  for (const [place, { from, mode }] of Object.entries(files)) {
    const target = path.join(folder, place);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o755 });
    if (from === null) await writeFile(target, await mustRun(program, '--licences'));
    else await copyFile(from, target);
    await chmod(target, mode);
  }
  return Object.keys(files);
}

/** Version, licence, author and home page from package.json. */
async function facts() {
  const { version, license, author, homepage } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  return { version, license, author, homepage };
}

async function onBench(/** @type {(bench: string) => Promise<string>} */ work) {
  const bench = await mkdtemp(path.join(tmpdir(), 'high-street-packages-'));
  try {
    return await work(bench);
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}

/**
 * Makes a package for Debian and its relatives with dpkg-deb; returns its path.
 * @param {string} program the one-file server
 * @param {string} folder where the package goes
 */
export function makeDeb(program, folder) {
  return onBench(async (bench) => {
    const { version, author, homepage } = await facts();
    const tree = path.join(bench, 'tree');
    await layFiles(program, tree);
    const { length } = await readFile(program);
    const architecture = processors.deb[process.arch] ?? process.arch;
    const control = [
      'Package: high-street-server',
      `Version: ${version}`,
      `Architecture: ${architecture}`,
      `Maintainer: ${author}`,
      `Homepage: ${homepage}`,
      `Installed-Size: ${Math.ceil(length / 1024)}`,
      'Depends: libc6 (>= 2.28), libstdc++6 (>= 6), libgcc-s1 | libgcc1',
      'Section: games',
      'Priority: optional',
      `Description: ${summary}`,
      ...description.map((line) => ` ${line}`),
    ];
    const settings = path.join(tree, 'DEBIAN');
    await mkdir(settings);
    await writeFile(path.join(settings, 'control'), `${control.join('\n')}\n`);
    const script = (/** @type {string} */ line) => `#!/bin/sh\nset -e\n${line}\n`;
    const gone = `if [ "$1" = remove ]; then ${scripts.leaving}; fi`;
    await writeFile(path.join(settings, 'postinst'), script(scripts.laid), { mode: 0o755 });
    await writeFile(path.join(settings, 'prerm'), script(gone), { mode: 0o755 });
    const target = path.join(folder, `high-street-server_${version}_${architecture}.deb`);
    await mkdir(folder, { recursive: true });
    await mustRun('dpkg-deb', '--root-owner-group', '-Zgzip', '--build', tree, target);
    return target;
  });
}

/**
 * Makes a package for Fedora and its relatives with rpmbuild; returns its path.
 * @param {string} program the one-file server
 * @param {string} folder where the package goes
 */
export function makeRpm(program, folder) {
  return onBench(async (bench) => {
    const { version, license, homepage } = await facts();
    const tree = path.join(bench, 'tree');
    const files = await layFiles(program, tree);
    const architecture = processors.rpm[process.arch] ?? process.arch;
    const recipe = [
      // stripping would remove the embedded data
      '%global __os_install_post %{nil}',
      '%global debug_package %{nil}',
      '%global _build_id_links none',
      // every rpm reads gzip, and the program is large
      '%global _binary_payload w6.gzdio',
      'Name: high-street-server',
      `Version: ${version}`,
      'Release: 1',
      `Summary: ${summary}`,
      `License: ${license}`,
      `URL: ${homepage}`,
      'AutoReqProv: no',
      'Requires: glibc >= 2.28, libstdc++, libgcc',
      '%description',
      ...description,
      '%install',
      `mkdir -p %{buildroot} && cp -a ${tree}/. %{buildroot}/`,
      '%post',
      scripts.laid,
      '%preun',
      `if [ "$1" = 0 ]; then ${scripts.leaving}; fi`,
      '%files',
      ...files,
    ];
    const spec = path.join(bench, 'high-street-server.spec');
    await writeFile(spec, `${recipe.join('\n')}\n`);
    await mustRun('rpmbuild', '-bb', `--define=_topdir ${bench}/rpm`, `--target=${architecture}-linux`, spec);
    const [made] = (await readdir(`${bench}/rpm/RPMS/${architecture}`)).filter((name) => name.endsWith('.rpm'));
    if (made === undefined) throw new Error('rpmbuild made no package');
    await mkdir(folder, { recursive: true });
    const target = path.join(folder, made);
    await copyFile(path.join(bench, 'rpm/RPMS', architecture, made), target);
    return target;
  });
}
