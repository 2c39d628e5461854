// The documentation: its links, and the files, commands and labels that it names.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../main/launch/root.mjs';

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: inRoot(''), encoding: 'utf8' })
  .trim()
  .split('\n');
const guides = pages.filter((page) => /^(?:[A-Z]+|docs\/.+)\.md$/.test(page));
/** Pages for players and hosts: there, italics are labels of the app. */
const forPlayers = ['README.md', 'docs/playing.md', 'docs/hosting.md'];
/** GitHub's own page beside the repository. */
const releases = '../../releases';

const textOf = (page: string): string => readFileSync(inRoot(page), 'utf8');
const withoutCode = (text: string): string => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** The anchors of a page: its headings as GitHub makes them, and the ids that the app reads (`{#id}`). */
function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of textOf(page)
    .replace(/^```.*?^```/gms, '')
    .matchAll(/^#+ (.+)$/gm)) {
    const [, id] = /\{#([^}]+)\}/.exec(heading) ?? [];
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const repeated = [...anchors].filter((anchor) => anchor.replace(/-\d+$/, '') === slug).length;
    anchors.add(id ?? (repeated === 0 ? slug : `${slug}-${repeated}`));
  }
  return anchors;
}

/** The relative links of a page that lead nowhere. */
function brokenLinks(page: string): readonly string[] {
  const links = [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^\w+:/.test(link) || link === releases) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
    if (!existsSync(inRoot(target))) return true;
    return anchor !== undefined && !(statSync(inRoot(target)).isFile() && anchorsOf(target).has(anchor));
  });
}

/** The files and folders that a page names, except patterns such as `shared/games/NAME`. */
function filesNamedIn(page: string): readonly string[] {
  const quoted = [...textOf(page).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const isPlace = (name: string) =>
    /^(assets|docs|main|packaging|preload|renderer|shared|test|tools)\/[\w./-]*$/.test(name);
  return quoted.filter((name) => isPlace(name) && !/[A-Z]{2,}/.test(name.replace(/README/, '')));
}

/** All texts in a catalogue. */
function textsIn(catalogue: unknown): readonly string[] {
  return typeof catalogue === 'string' ? [catalogue] : Object.values(Object(catalogue)).flatMap(textsIn);
}

describe.each(pages)('%s', (page) => {
  it('has no broken links', () => {
    expect(brokenLinks(page)).toEqual([]);
  });
});

describe.each(guides)('%s', (page) => {
  it('names only existing files and folders', () => {
    expect(filesNamedIn(page).filter((name) => !existsSync(inRoot(name)))).toEqual([]);
  });

  it('names only existing commands', () => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const tools = [...textOf('main/launch/tool.mjs').matchAll(/^ {2}(\w+): \{/gm)].map(([, tool]) => tool);
    expect(tools).toContain('golden');
    const text = textOf(page);
    const unknown = [
      ...[...text.matchAll(/npm run ([\w:]+)/g)].filter(([, script = '']) => !Object.hasOwn(scripts, script)),
      ...[...text.matchAll(/npm run tool -- ([a-z]\w*)/g)].filter(([, tool]) => !tools.includes(tool)),
    ];
    expect(unknown.map(([command]) => command)).toEqual([]);
  });
});

describe.each(forPlayers)('%s', (page) => {
  it('quotes labels as the app shows them', () => {
    const folder = 'renderer/words/en';
    const labels = new Set(
      readdirSync(inRoot(folder)).flatMap((file) => textsIn(JSON.parse(textOf(`${folder}/${file}`)))),
    );
    const quoted = [...withoutCode(textOf(page)).matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(
      ([, label = '']) => label,
    );
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((label) => !labels.has(label))).toEqual([]);
  });
});
