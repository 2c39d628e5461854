import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameUi } from '../../../renderer/table/index.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import { pick, type RandomWords, randomFromSeed } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { openGames } from '../every-game-ui.ts';
import { startWords } from '../every-word.ts';
import { gameNamed, type LaidTable, layTable, nameOf, positionsByQuestion, putAway } from './laid-table.tsx';
import { openWindow } from './windows.ts';

beforeAll(() => {
  startWords('en');
  openWindow('laptop');
});

/** Positions to draw for each kind of question. */
const positionsOfAKind = 1;
/** Number of pieces to press in each, one after the other: some keys are shown only once something is picked. */
const presses = 2;
/** The label of a button that asks for confirmation. */
const allTheSame = translatorFor('shell', 'en')('counter.allTheSame');
const warning = 'You would lose by it.';
/** One in this many question types is drawn. */
const questionsEvery = campaign(2, 1);

/** One focusable element of each kind; pieces that look alike are one kind. */
function kindsOfPieces(container: HTMLElement): readonly HTMLElement[] {
  const kinds = new Map<string, HTMLElement>();
  for (const element of container.querySelectorAll<HTMLElement>('button, [tabindex], input[type="range"]')) {
    kinds.set(`${element.tagName} ${element.className} ${element.getAttribute('aria-disabled')}`, element);
  }
  return [...kinds.values()];
}

/** The enabled pieces on the table, without the counter's buttons. */
function piecesOn(container: HTMLElement): readonly HTMLElement[] {
  const usable = '.piece:not([aria-disabled="true"]), .crate-button:not([aria-disabled="true"])';
  return [...container.querySelectorAll<HTMLElement>(usable)].filter((piece) => piece.closest('.counter') === null);
}

/** The enabled buttons that show a key. */
function shownKeys(container: HTMLElement): readonly { readonly button: HTMLElement; readonly key: string }[] {
  return [...container.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]:not([aria-disabled="true"])')]
    .filter((button) => button.querySelector('kbd') !== null)
    .map((button) => ({ button, key: button.getAttribute('aria-keyshortcuts') === 'Space' ? ' ' : 'Enter' }));
}

/** The faults found, by law. */
interface Faults {
  keys: number;
  pieces: number;
  readonly key: string[];
  readonly press: string[];
  readonly main: string[];
  readonly warning: string[];
  readonly skipping: string[];
}

/** Does something, and confirms it if the counter asks; the confirmation must play nothing else. */
function pressedThrough({ container, playedBy }: LaidTable, doing: () => void): string {
  const first = playedBy(doing);
  const title = [...container.querySelectorAll('.counter .button')].some((button) =>
    button.textContent?.includes(allTheSame),
  );
  return JSON.stringify(first.length === 0 && title ? playedBy(doing) : first);
}

/** Presses every shown key, with the focus on each kind of piece in turn. */
function tryKeys(table: LaidTable, question: string, faults: Faults): void {
  const { container } = table;
  for (const { button, key } of shownKeys(container)) {
    const wanted = pressedThrough(table, () => button.click());
    const asked = container.querySelector('.prompt-title')?.textContent;
    faults.keys += 1;
    for (const piece of [document.body, ...kindsOfPieces(container)]) {
      const byKey = pressedThrough(table, () => {
        piece.focus();
        const isNative = fireEvent.keyDown(piece, { key });
        fireEvent.keyUp(piece, { key });
        // a browser presses a focused button by itself
        if (isNative && piece instanceof HTMLButtonElement) piece.click();
      });
      const isSame = byKey === wanted && container.querySelector('.prompt-title')?.textContent === asked;
      if (!isSame || wanted === '[]') faults.key.push(`${question}, ${nameOf(button)}, on ${nameOf(piece)}`);
    }
  }
}

/** The picked pieces, and the counter's buttons for them. */
function choiceOn(container: HTMLElement): string {
  const parts = [...piecesOn(container), ...container.querySelectorAll('.counter .button')];
  return parts.map((part) => `${part.className} ${part.textContent}`).join('\n');
}

/** Presses a piece three times, so that it is picked in the end. */
function tryPiece(
  { container, playedBy, warn }: LaidTable,
  question: string,
  random: RandomWords,
  faults: Faults,
): void {
  const pieces = piecesOn(container);
  if (pieces.length === 0) return;
  const lit = pieces.filter((piece) => piece.classList.contains('lit'));
  const name = nameOf(pick(random, lit.length > 0 ? lit : pieces));
  for (let time = 0; time < 3; time++) {
    const piece = piecesOn(container).find((each) => nameOf(each) === name);
    if (piece === undefined) return;
    faults.pieces += 1;
    warn(warning);
    const before = choiceOn(container);
    if (playedBy(() => piece.click()).length > 0) faults.press.push(`${question}: ${name}`);
    const stays = container.querySelector('.counter')?.textContent?.includes(warning);
    if (stays && choiceOn(container) !== before) faults.warning.push(`${question}: ${name}`);
    warn('');
  }
}

async function faultsOf(game: AnyGame, ui: GameUi): Promise<Faults> {
  const faults: Faults = { keys: 0, pieces: 0, key: [], press: [], main: [], warning: [], skipping: [] };
  const all = [...positionsByQuestion(game, positionsOfAKind)];
  for (const [question, found] of all.filter((_, index) => index % questionsEvery === 0)) {
    const random = randomFromSeed(`presses ${question}`);
    let isTried = false;
    for (const position of found) {
      const table = layTable(game, ui, position);
      const main = () => table.container.querySelector<HTMLElement>('.counter .primary')?.click();
      const [[preset, ...more] = []] = table.playedBy(main);
      const others = game.legalMoves(position.state, position.seat).length - 1;
      if (preset !== undefined && more.length === 0 && Object.keys(preset).length === 1 && others > 0)
        faults.skipping.push(`${question}: ${preset.type}`);
      for (let press = 0; press < presses; press++) {
        if (!isTried && shownKeys(table.container).length > 0) {
          isTried = true;
          tryKeys(table, question, faults);
        }
        if (table.container.querySelectorAll('.counter .primary').length > 1) faults.main.push(question);
        tryPiece(table, question, random, faults);
      }
      table.unmount();
      await putAway();
    }
  }
  return faults;
}

describe.each(openGames.map(({ id, ui }) => [id, ui] as const))('at every question of %s', (id, ui) => {
  let faults: Faults = { keys: 0, pieces: 0, key: [], press: [], main: [], warning: [], skipping: [] };
  beforeAll(async () => {
    faults = await faultsOf(gameNamed(id), ui);
  }, 300_000);

  it('the key on a button does the same as the button, wherever the focus is', () => {
    expect(faults.keys).toBeGreaterThanOrEqual(campaign(0, 1));
    expect(faults.key).toEqual([]);
  });

  it('a press on a piece picks it or puts it back, and plays nothing', () => {
    expect(faults.pieces).toBeGreaterThan(10);
    expect([...new Set(faults.press)]).toEqual([]);
  });

  it('a change of the pending choice removes a warning', () => {
    expect([...new Set(faults.warning)]).toEqual([]);
  });

  it('no button that skips other possible actions is highlighted', () => {
    expect([...new Set(faults.skipping)]).toEqual([]);
  });

  it('at most one button is the main one', () => {
    expect(faults.main).toEqual([]);
  });
});
