import { describe, expect, it } from 'vitest';
import { blocksOf, inlineOf, plainOf, sectionsOf } from '../../../renderer/app/rules/markdown.ts';
import { listedGames } from '../../../renderer/games/index.ts';
import { fetchRules } from '../../../renderer/games/rules.ts';
import { languages } from '../../../renderer/words/index.ts';

describe('Markdown of the rules', () => {
  it('reads headings, with a given anchor or one from their words', () => {
    expect(blocksOf('## Turn order {#order}\n### Égalités & cætera\n')).toEqual([
      { kind: 'heading', level: 2, anchor: 'order', words: [{ kind: 'text', text: 'Turn order' }] },
      { kind: 'heading', level: 3, anchor: 'egalites-cætera', words: [{ kind: 'text', text: 'Égalités & cætera' }] },
    ]);
  });

  it('joins the lines of a paragraph and splits paragraphs at blank lines', () => {
    expect(blocksOf('one\ntwo\n\nthree').map((block) => block.kind === 'paragraph' && plainOf(block.words))).toEqual([
      'one two',
      'three',
    ]);
  });

  it('reads nested bold, italic, code and links', () => {
    expect(inlineOf('a **b *c*** `d*e*` [f **g**](#h-1) _i_ snake_case_word')).toEqual([
      { kind: 'text', text: 'a ' },
      {
        kind: 'bold',
        inside: [
          { kind: 'text', text: 'b ' },
          { kind: 'italic', inside: [{ kind: 'text', text: 'c' }] },
        ],
      },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd*e*' },
      { kind: 'text', text: ' ' },
      {
        kind: 'link',
        anchor: 'h-1',
        inside: [
          { kind: 'text', text: 'f ' },
          { kind: 'bold', inside: [{ kind: 'text', text: 'g' }] },
        ],
      },
      { kind: 'text', text: ' ' },
      { kind: 'italic', inside: [{ kind: 'text', text: 'i' }] },
      { kind: 'text', text: ' snake_case_word' },
    ]);
  });

  it('reads nested lists, items over several lines, and start numbers', () => {
    const [list] = blocksOf('3. first\n   goes on\n   - inner *one*\n   - inner two\n4. second\n');
    expect(list).toMatchObject({ kind: 'list', ordered: true, first: 3 });
    if (list?.kind !== 'list') throw new Error('no list');
    expect(list.items.map((item) => plainOf(item.words))).toEqual(['first goes on', 'second']);
    expect(list.items[0]?.inside).toMatchObject([{ kind: 'list', ordered: false, items: [{}, {}] }]);
  });

  it('reads tables', () => {
    const [table] = blocksOf('| | food |\n|---|---:|\n| least | **$1** |\n');
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.head.map(plainOf)).toEqual(['', 'food']);
    expect(table.rows.map((row) => row.map(plainOf))).toEqual([['least', '$1']]);
  });

  it('treats HTML as text', () => {
    expect(blocksOf('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', words: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] },
    ]);
    expect(inlineOf('[x](javascript:alert(1))')).toEqual([{ kind: 'text', text: '[x](javascript:alert(1))' }]);
  });
});

describe('rules in the app', () => {
  it.each(listedGames.flatMap((game) => languages.map((language) => [game.id, language] as const)))(
    'of %s in %s have sections, no leftover markup, and only links that work',
    async (game, language) => {
      const text = await fetchRules(game, language);
      expect(text).not.toBeNull();
      const sections = sectionsOf(blocksOf(text ?? ''));
      expect(sections.length).toBeGreaterThan(10);
      const anchors = new Set(sections.map((section) => section.anchor));
      expect(anchors.size).toBe(sections.length);
      const said = sections.map((section) => section.searched).join('\n');
      expect(said).not.toMatch(/\*\*|\]\(|\{#/);
      for (const [, anchor] of (text ?? '').matchAll(/\]\(#([\w-]+)\)/g)) expect(anchors).toContain(anchor);
    },
  );

  it('have the same anchors in every language', async () => {
    for (const game of listedGames) {
      const texts = await Promise.all(languages.map((language) => fetchRules(game.id, language)));
      const [first, ...others] = texts.map((text) => sectionsOf(blocksOf(text ?? '')).map((section) => section.anchor));
      expect(first?.length).toBeGreaterThan(10);
      for (const other of others) expect(other).toEqual(first);
    }
  });
});
