import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GameUi } from '../../../renderer/table/index.ts';
import { languages, speak, translatorFor } from '../../../renderer/words/index.ts';
import { pick, type RandomWords, randomFromSeed, see, type Viewer } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { openGames } from '../every-game-ui.ts';
import { gameNamed, layTable, openTags, type Position, positionsByQuestion, putAway, seatedAt } from './laid-table.tsx';
import { openWindow, type WindowName } from './windows.ts';

const forms: readonly WindowName[] = ['laptop', 'phone', 'tablet', 'lists'];
/** Positions to draw for each kind of question. */
const positionsOfAKind = campaign(1, 1, 2);
/** One in this many types of question is drawn. */
const questionsEvery = campaign(3, 1);
/** The number of pieces and buttons pressed in each, one after the other. */
const presses = campaign(2, 4);

/** Name plates and the tokens of the turn order stay names. */
const plates = '.name-plate, .game-order';

/** All texts of a board, its tags and its labels, without name plates. */
function textsOf(container: HTMLElement): readonly string[] {
  const all = [...container.querySelectorAll('*')].filter((each) => each.closest(plates) === null);
  return all.flatMap((each) => [
    ...[...each.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    each.getAttribute('aria-label') ?? '',
    each.getAttribute('title') ?? '',
  ]);
}

const pressable = '.piece.lit, .crate-button.lit, .counter-actions .button:not([disabled])';

function press(container: HTMLElement, random: RandomWords): void {
  const usable = [...container.querySelectorAll<HTMLElement>(pressable)];
  if (usable.length > 0) act(() => pick(random, usable).click());
}

/** Sentences that the counter's hint says again. */
function repeatedIn(container: HTMLElement): readonly string[] {
  const sentences = (container.querySelector('.prompt-hint')?.textContent ?? '').split(/(?<=[.!?])\s/);
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index);
}

/** The texts and hints at a position, and after some presses, that name the player who must act or repeat themselves. */
function clumsyTexts(game: AnyGame, ui: GameUi, position: Position, seed: string, viewer: Viewer = position.seat) {
  const { container, unmount } = layTable(game, ui, position, viewer);
  const random = randomFromSeed(seed);
  const { state, seat } = position;
  const seats = seatedAt(position);
  const named = new RegExp(`(?<!\\p{L})${seats[seat]?.name}(?!\\p{L})`, 'u');
  const view = see(game.hiding, game.copy(state), seat);
  const at = { view, seats, you: viewer === seat ? seat : null, translate: translatorFor(ui.id) };
  const hints = game.legalMoves(state, seat).map((move) => ui.describeChoice([move], at));
  const found = new Set(hints.filter((hint) => named.test(hint)));
  for (let pressed = 0; pressed <= presses; pressed++) {
    openTags(container);
    for (const text of textsOf(container)) if (named.test(text)) found.add(text);
    for (const sentence of repeatedIn(container)) found.add(sentence);
    press(container, random);
  }
  unmount();
  return [...found];
}

describe.each(openGames.map(({ id, ui }) => [id, ui] as const))('the board of %s', (id, ui) => {
  it('calls the player at the screen you, never by name, and says nothing twice', { timeout: 300_000 }, async () => {
    const faults = new Set<string>();
    let turn = 0;
    const all = [...positionsByQuestion(gameNamed(id), positionsOfAKind)];
    for (const [question, found] of all.filter((_, index) => index % questionsEvery === 0)) {
      for (const position of found) {
        openWindow(forms[turn % forms.length] ?? 'laptop');
        speak(languages[turn % languages.length] ?? 'en');
        const seed = `${question} ${turn}`;
        for (const text of clumsyTexts(gameNamed(id), ui, position, seed)) faults.add(`${question}: ${text}`);
        // spectators read names
        expect(clumsyTexts(gameNamed(id), ui, position, seed, 'spectator'), seed).not.toEqual([]);
        await putAway();
        turn += 1;
      }
    }
    expect(turn).toBeGreaterThan(0);
    expect([...faults]).toEqual([]);
  });
});
