import { describe, expect, it } from 'vitest';
import { onOnePage } from '../../../renderer/app/rules/on-one-page.ts';
import { listedGames } from '../../../renderer/games/index.ts';
import { fetchRules } from '../../../renderer/games/rules.ts';
import { languages } from '../../../renderer/words/index.ts';

const everywhere = listedGames.flatMap(({ id }) => languages.map((language) => ({ id, language })));

describe('one-page rules', () => {
  it.each(everywhere)('come from the rules of $id in $language, without references to rulings', async (where) => {
    const sections = onOnePage(where.id, (await fetchRules(where.id, where.language)) ?? '');
    expect(sections[0]?.anchor).toBe('in-a-minute');
    expect(sections.length).toBeGreaterThan(5);
    expect(JSON.stringify(sections).match(/"ruling-\d+"/g)).toBeNull();
  });

  it('keep other parentheses and links', () => {
    const text =
      '## In a minute {#in-a-minute}\n\nShip (all of it) once ([rulings 1](#ruling-1) and\n[2](#ruling-2)). See [the end](#the-end).';
    const others = [
      'symbols',
      'the-market',
      'setup',
      'a-turn',
      'moving',
      'tolls',
      'buying',
      'the-market-adjusts',
      'the-end',
    ];
    const whole = [text, ...others.map((anchor) => `## ${anchor}`)].join('\n\n');
    expect(onOnePage('harbour', whole)[0]?.searched).toContain('ship (all of it) once. see the end.');
  });
});
