import { act, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import type { GameUi } from '../../../renderer/table/index.ts';
import { TableContext, type TableSurroundings } from '../../../renderer/table/table-context.ts';
import {
  type AnyEvent,
  type AnyMove,
  combination,
  type GameTypes,
  pick,
  randomFromSeed,
  type Seat,
  see,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { type AnyGame, gameOf } from '../../../shared/games/index.ts';
import { sixPeople } from './people.ts';

/** A position of a match, and a seat that must act in it. */
export interface Position {
  readonly state: GameTypes['State'];
  readonly seat: Seat;
}

/** The game with this id. Throws RangeError if there is none. */
export function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return game;
}

/** The type of a seat's question, with ", sealed" if its answer can be taken back. */
export function questionOf(game: AnyGame, { state, seat }: Position): string {
  const view = see(game.hiding, state, seat);
  const question = typeof view === 'object' && view !== null && 'question' in view ? view.question : null;
  const type = typeof question === 'object' && question !== null && 'type' in question ? String(question.type) : '';
  return game.mayTakeBack(state).includes(seat) ? `${type}, sealed` : type;
}

export function seatCounts({ seats: { min, max } }: AnyGame): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** The number of random matches to search for positions. */
const matches = 6;
const known = new Map<string, ReadonlyMap<string, readonly Position[]>>();

/** Positions of random matches by type of question, `each` of a type, spread over the matches. */
export function positionsByQuestion(game: AnyGame, each: number): ReadonlyMap<string, readonly Position[]> {
  const name = `${game.id} ${each}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const found = new Map<string, Position[]>();
  const counts = seatCounts(game);
  for (let match = 0; match < matches; match++) {
    const seats = counts[match % counts.length] ?? game.seats.min;
    const random = randomFromSeed(`positions ${game.id} ${match}`);
    const state = game.setup(seats, combination(game.options, seats, match), random);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      for (const seat of [...toAct, ...game.mayTakeBack(state)]) {
        const question = questionOf(game, { state, seat });
        const kept = found.get(question) ?? [];
        found.set(question, kept);
        if (kept.length < Math.ceil((each * (match + 1)) / matches)) kept.push({ state: game.copy(state), seat });
      }
      const seat = pick(random, toAct);
      game.play(state, seat, pick(random, game.legalMoves(state, seat)));
    }
  }
  known.set(name, found);
  return found;
}

/** The players of a position. */
export function seatedAt({ state }: Position) {
  return sixPeople.slice(0, Number(Object(state).seatCount));
}

interface BoardAt {
  /** The viewer: the seat to act, which then has the screen, or another. */
  readonly viewer: Viewer;
  play?(...moves: readonly AnyMove[]): void;
  /** The events of the latest moves. */
  readonly latest?: readonly AnyEvent[];
  readonly blunderWarning?: TableSurroundings['blunderWarning'];
}

/** The board of a position. */
export function boardAt(
  game: AnyGame,
  { Board }: GameUi,
  position: Position,
  { viewer, play = () => {}, latest = [], blunderWarning }: BoardAt,
): ReactElement {
  const { state, seat } = position;
  const isAsked = viewer === seat;
  const seats = seatedAt(position);
  const toAct = game.toAct(state);
  const around = { seats, toAct, insteadOfPrompt: null, ...(blunderWarning && { blunderWarning }) };
  return (
    <TableContext.Provider value={{ ...around, ...(isAsked && { atScreen: { seat, isAlone: true } }) }}>
      <Board
        {...{ seats, viewer, inHand: isAsked ? seat : null, toAct, version: 1, latest, recent: [], play }}
        imagined={isAsked ? game.redeal(state, seat, randomFromSeed('imagined')) : undefined}
        view={JSON.parse(JSON.stringify(see(game.hiding, state, viewer)))}
        legal={isAsked ? game.legalMoves(state, seat) : []}
        log={<p>The log</p>}
        openRule={() => {}}
      />
    </TableContext.Provider>
  );
}

/** Lets the page release unmounted boards, which it does only when idle. */
export function putAway(): Promise<void> {
  return new Promise((done) => void setImmediate(done));
}

/** Renders the board of a position. It records the moves played, without changing the match. */
export function layTable(game: AnyGame, ui: GameUi, position: Position, viewer: Viewer = position.seat) {
  const played: (readonly AnyMove[])[] = [];
  const play = (...moves: readonly AnyMove[]): void => void played.push(moves);
  let setWarning: (text: string | null) => void = () => {};
  function Laid() {
    const [said, say] = useState<string | null>(null);
    setWarning = say;
    return boardAt(game, ui, position, {
      viewer,
      play,
      blunderWarning: { said, leaveToCounter: () => say(null), drop: () => say(null) },
    });
  }
  const { container, unmount } = render(<Laid />);
  /** Warns before a press, as before a blunder. */
  const warn = (text: string): void => act(() => setWarning(text));
  /** Returns the moves played meanwhile. */
  const playedBy = (doing: () => void): readonly (readonly AnyMove[])[] => {
    played.length = 0;
    act(doing);
    return [...played];
  };
  return { container, unmount, playedBy, warn };
}

export type LaidTable = ReturnType<typeof layTable>;

/** The name of an element: its label, or its text. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}

/** Opens every tag of a board, as the focus does. */
export function openTags(container: Element): void {
  const all = [...container.querySelectorAll('.tagged')];
  act(() => all.forEach((each) => void each.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))));
}

/** The description of an element, or its tag. */
export function descriptionOf(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
