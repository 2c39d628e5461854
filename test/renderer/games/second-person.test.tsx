import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameUi } from '../../../renderer/table/index.ts';
import { languages, speak } from '../../../renderer/words/index.ts';
import { pick, type RandomWords, randomFromSeed } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { openGames } from '../every-game-ui.ts';
import { startWords } from '../every-word.ts';
import { gameNamed, layTable, openTags, type Position, positionsByQuestion, putAway, seatedAt } from './laid-table.tsx';
import { openWindow, type WindowName } from './windows.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const forms: readonly WindowName[] = ['laptop', 'phone', 'tablet'];
/** Of every kind of question so many positions are laid. */
const positionsOfAKind = campaign(1, 1, 2);
/** Of so many types of question one is laid. */
const questionsEvery = campaign(3, 1);
/** So many pieces and buttons are pressed in each, one after the other. */
const presses = campaign(2, 4);

/** What the counter says, reads out, and gives as reasons; and why the pieces of the board are closed. */
function textsOf(container: HTMLElement): readonly string[] {
  const read = container.querySelectorAll('.counter .prompt-title, .counter .prompt-hint, .counter .button');
  const heard = container.querySelectorAll('.counter [aria-label], .counter [title]');
  const reasons = container.querySelectorAll('.piece[aria-disabled="true"][aria-describedby]');
  return [
    ...[...read].map(({ textContent }) => textContent ?? ''),
    ...[...heard].flatMap((each) => [each.getAttribute('aria-label') ?? '', each.getAttribute('title') ?? '']),
    ...[...reasons].flatMap((each) =>
      (each.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? ''),
    ),
  ];
}

function press(container: HTMLElement, random: RandomWords): void {
  const usable = [
    ...container.querySelectorAll<HTMLElement>(
      '.piece.lit, .crate-button.lit, .counter-actions .button:not([disabled])',
    ),
  ];
  if (usable.length > 0) act(() => pick(random, usable).click());
}

/** The texts at a position, and after some presses, that speak of the asked player by name. */
function textsByName(game: AnyGame, ui: GameUi, position: Position, seed: string): readonly string[] {
  const { container, unmount } = layTable(game, ui, position);
  const random = randomFromSeed(seed);
  const name = seatedAt(position)[position.seat]?.name ?? '';
  const named = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
  const found = new Set<string>();
  for (let pressed = 0; pressed <= presses; pressed++) {
    openTags(container);
    for (const text of textsOf(container)) if (named.test(text)) found.add(text);
    press(container, random);
  }
  unmount();
  return [...found];
}

describe.each(openGames.map(({ id, ui }) => [id, ui] as const))('the counter of %s', (id, ui) => {
  it('addresses the asked player as you, and never by name', { timeout: 300_000 }, async () => {
    const faults = new Set<string>();
    let turn = 0;
    const all = [...positionsByQuestion(gameNamed(id), positionsOfAKind)];
    for (const [question, found] of all.filter((_, index) => index % questionsEvery === 0)) {
      for (const position of found) {
        openWindow(forms[turn % forms.length] ?? 'laptop');
        speak(languages[turn % languages.length] ?? 'en');
        for (const text of textsByName(gameNamed(id), ui, position, `${question} ${turn}`))
          faults.add(`${question}: ${text}`);
        await putAway();
        turn += 1;
      }
    }
    expect(turn).toBeGreaterThan(0);
    expect([...faults]).toEqual([]);
  });
});
