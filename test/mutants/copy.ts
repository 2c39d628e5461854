import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../main/launch/root.mjs';

/** The files of the repository as they lie in the working tree, new ones among them. */
export function filesOfTree(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot('.'),
  });
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(inRoot(file)));
}

/** A copy of these files in a folder of its own, in which mutants may live; packages are those of the repository. */
export function copyOfTree(files: readonly string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'high-street-mutants-'));
  for (const folder of new Set(files.map((file) => path.dirname(file)))) {
    mkdirSync(path.join(copy, folder), { recursive: true });
  }
  for (const file of files) copyFileSync(inRoot(file), path.join(copy, file));
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
