// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameRoom } from '../../../renderer/table/index.ts';
import { TableContext } from '../../../renderer/table/table-context.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import {
  type AnyMove,
  combination,
  type GameTypes,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  see,
} from '../../../shared/engine/index.ts';
import { type AnyGame, gameOf } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { openGames } from '../every-room.ts';
import { startWords } from '../every-word.ts';
import { sixPeople } from './people.ts';
import { openWindow } from './windows.ts';

afterEach(cleanup);
beforeAll(() => {
  startWords('en');
  openWindow('laptop');
});

/** Of every kind of question so many positions are laid. */
const positionsOfAKind = campaign(1, 2);
/** So many pieces are pressed in each, one after the other: some keys are shown only once something is picked. */
const presses = campaign(2, 3);
/** What a button says that asks once before it plays. */
const allTheSame = translatorFor('shell', 'en')('counter.allTheSame');
/** The keys of so many counters are tried at a question. */
const countersTried = campaign(1, 2);

interface Position {
  readonly state: GameTypes['State'];
  readonly seat: Seat;
}

/** What is asked, by the name the game has for it; with "sealed" where it can be taken back. */
function questionOf(game: AnyGame, { state, seat }: Position): string {
  const view = see(game.hiding, state, seat);
  const question = typeof view === 'object' && view !== null && 'question' in view ? view.question : null;
  const type = typeof question === 'object' && question !== null && 'type' in question ? String(question.type) : '';
  return game.mayTakeBack(state).includes(seat) ? `${type}, sealed` : type;
}

/** Positions of every kind of question that matches by chance meet. */
function positionsOf(game: AnyGame): ReadonlyMap<string, readonly Position[]> {
  const found = new Map<string, Position[]>();
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  for (let match = 0; match < 6; match++) {
    const seats = counts[match % counts.length] ?? game.seats.min;
    const random = randomFromSeed(`counter laws ${game.id} ${match}`);
    const state = game.setup(seats, combination(game.options, seats, match), random);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      for (const seat of [...toAct, ...game.mayTakeBack(state)]) {
        const name = questionOf(game, { state, seat });
        const kept = found.get(name) ?? [];
        found.set(name, kept);
        if (kept.length < positionsOfAKind) kept.push({ state: game.copy(state), seat });
      }
      const seat = pick(random, toAct);
      game.play(state, seat, pick(random, game.legalMoves(state, seat)));
    }
  }
  return found;
}

/** The board of a position, and what is played on it; nothing of that reaches the match. */
function laid(game: AnyGame, { Board }: GameRoom, { state, seat }: Position) {
  const played: (readonly AnyMove[])[] = [];
  const view: unknown = JSON.parse(JSON.stringify(see(game.hiding, state, seat)));
  const seats = sixPeople.slice(0, Object(state).seatCount);
  const toAct = game.toAct(state);
  const legal = game.legalMoves(state, seat);
  const { container, unmount } = render(
    <TableContext.Provider value={{ seats, toAct, insteadOfPrompt: null }}>
      <Board
        {...{ seats, viewer: seat, inHand: seat, view, toAct, legal, version: 1, latest: [] }}
        play={(...moves) => played.push(moves)}
        openRule={() => {}}
      />
    </TableContext.Provider>,
  );
  /** What is played meanwhile. */
  const playedBy = (doing: () => void): readonly (readonly AnyMove[])[] => {
    played.length = 0;
    act(doing);
    return [...played];
  };
  return { container, unmount, playedBy };
}

/** What the focus can rest on, one of each kind: of pieces that look alike one is enough. */
function kindsOfPieces(container: HTMLElement): readonly HTMLElement[] {
  const kinds = new Map<string, HTMLElement>();
  for (const element of container.querySelectorAll<HTMLElement>('button, [tabindex], input[type="range"]')) {
    kinds.set(`${element.tagName} ${element.className} ${element.getAttribute('aria-disabled')}`, element);
  }
  return [...kinds.values()];
}

/** Everything on the table that a press may do something with; the buttons of the counter are none of it. */
function piecesOn(container: HTMLElement): readonly HTMLElement[] {
  const usable = '.piece:not([aria-disabled="true"]), .crate-button:not([aria-disabled="true"])';
  return [...container.querySelectorAll<HTMLElement>(usable)].filter((piece) => piece.closest('.counter') === null);
}

/** The buttons that show a key, and can be pressed. */
function shownKeys(container: HTMLElement): readonly { readonly button: HTMLElement; readonly key: string }[] {
  return [...container.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]:not([aria-disabled="true"])')]
    .filter((button) => button.querySelector('kbd') !== null)
    .map((button) => ({ button, key: button.getAttribute('aria-keyshortcuts') === 'Space' ? ' ' : 'Enter' }));
}

/** What a piece is called. */
function nameOf(piece: Element): string {
  return piece.getAttribute('aria-label') ?? piece.textContent ?? piece.tagName;
}

/** What was found against the laws, by law. */
interface Faults {
  /** Keys that were pressed. */
  keys: number;
  /** Pieces that were pressed. */
  pieces: number;
  readonly key: string[];
  readonly press: string[];
  readonly main: string[];
}

type Laid = ReturnType<typeof laid>;

/** Does something, and once more where the counter asks about what brings nothing: by it, nothing else may be played. */
function pressedThrough({ container, playedBy }: Laid, doing: () => void): string {
  const first = playedBy(doing);
  const asks = [...container.querySelectorAll('.counter .button')].some((button) =>
    button.textContent?.includes(allTheSame),
  );
  return JSON.stringify(first.length === 0 && asks ? playedBy(doing) : first);
}

/** Presses every key that is shown while the focus is on each kind of piece. */
function tryKeys(table: Laid, question: string, faults: Faults): void {
  const { container } = table;
  for (const { button, key } of shownKeys(container)) {
    const wanted = pressedThrough(table, () => button.click());
    const asked = container.querySelector('.asks')?.textContent;
    faults.keys += 1;
    for (const piece of [document.body, ...kindsOfPieces(container)]) {
      const byKey = pressedThrough(table, () => {
        piece.focus();
        const isNative = fireEvent.keyDown(piece, { key });
        fireEvent.keyUp(piece, { key });
        // what a browser does of its own accord with a button that has the focus
        if (isNative && piece instanceof HTMLButtonElement) piece.click();
      });
      const isSame = byKey === wanted && container.querySelector('.asks')?.textContent === asked;
      if (!isSame || wanted === '[]') faults.key.push(`${question}, ${nameOf(button)}, on ${nameOf(piece)}`);
    }
  }
}

/** Presses a piece, and the same again, and once more, so that it is picked in the end. */
function tryPiece({ container, playedBy }: Laid, question: string, random: RandomWords, faults: Faults): void {
  const pieces = piecesOn(container);
  if (pieces.length === 0) return;
  const lit = pieces.filter((piece) => piece.classList.contains('lit'));
  const name = nameOf(pick(random, lit.length > 0 ? lit : pieces));
  for (let time = 0; time < 3; time++) {
    const piece = piecesOn(container).find((each) => nameOf(each) === name);
    if (piece === undefined) return;
    faults.pieces += 1;
    if (playedBy(() => piece.click()).length > 0) faults.press.push(`${question}: ${name}`);
  }
}

function faultsOf(game: AnyGame, room: GameRoom): Faults {
  const faults: Faults = { keys: 0, pieces: 0, key: [], press: [], main: [] };
  for (const [question, found] of positionsOf(game)) {
    const random = randomFromSeed(`presses ${question}`);
    let tried = 0;
    for (const position of found) {
      const table = laid(game, room, position);
      for (let press = 0; press < presses; press++) {
        if (tried < countersTried && shownKeys(table.container).length > 0) {
          tried += 1;
          tryKeys(table, question, faults);
        }
        if (table.container.querySelectorAll('.counter .primary').length > 1) faults.main.push(question);
        tryPiece(table, question, random, faults);
      }
      table.unmount();
    }
  }
  return faults;
}

describe.each(openGames.map(({ id, room }) => [id, room] as const))('at every question of %s', (id, room) => {
  let faults: Faults = { keys: 0, pieces: 0, key: [], press: [], main: [] };
  beforeAll(() => {
    const game = gameOf(id);
    if (game === undefined) throw new RangeError(`no game ${id}`);
    faults = faultsOf(game, room);
  }, 300_000);

  it('the key that a button shows does what the button does, whatever has the focus', () => {
    expect(faults.keys).toBeGreaterThan(campaign(0, 5));
    expect(faults.key).toEqual([]);
  });

  it('a press on a piece picks it or puts it back, and plays nothing', () => {
    expect(faults.pieces).toBeGreaterThan(10);
    expect([...new Set(faults.press)]).toEqual([]);
  });

  it('one button at most is the main one', () => {
    expect(faults.main).toEqual([]);
  });
});
