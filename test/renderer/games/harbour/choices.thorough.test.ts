import { beforeAll, describe, expect, it } from 'vitest';
import type { PendingChoice } from '../../../../renderer/games/harbour/interaction/pending-choice.ts';
import { offered, playerAt, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { type GoodCounts, noGoods } from '../../../../shared/games/harbour/goods.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import type { HarbourState, Question, QuestionType } from '../../../../shared/games/harbour/state.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

beforeAll(() => startWords('en'));

type Moves = readonly HarbourMove[];
type Events = readonly HarbourEvent[];

interface Position {
  readonly state: HarbourState;
  readonly seat: Seat;
}

/** The number of positions for each type of question; each purchase has hundreds of variants. */
const each = (type: QuestionType): number => (type === 'buy' ? 1 : 4);

/** Positions of keen matches with every option, spread over the matches. */
function positions(seats: number): readonly Position[] {
  const matches = 32;
  const met = new Map<QuestionType, Position[]>();
  for (let match = 0; match < matches; match++) {
    playMatch(seats, `chosen ${seats} ${match}`, (_events, state) => {
      const [seat] = harbour.toAct(state);
      if (state.question === null || seat === undefined) return;
      const { type } = state.question;
      const known = met.get(type) ?? [];
      if (known.length >= Math.ceil((each(type) * (match + 1)) / matches)) return;
      met.set(type, [...known, { state: harbour.copy(state), seat }]);
    });
  }
  return [...met.values()].flat();
}

/** Stocks of which a high toll takes a part, or all, or leaves a choice until one type is left. */
const poor: readonly Partial<GoodCounts>[] = [
  { fish: 1 },
  { fish: 1, wood: 1 },
  { livestock: 2, stone: 1 },
  { fish: 1, livestock: 1, stone: 1 },
];

/** Positions before a visit, with few goods in stock, where another player asks for a high toll. */
function poorVisits(met: readonly Position[]): readonly Position[] {
  return met.flatMap(({ state, seat }) => {
    const other = state.players.findIndex((player, index) => index !== seat && player.board !== null);
    if (state.question?.type !== 'move-pawn' || other === -1) return [];
    return poor.map((stock) => {
      const visit = harbour.copy(state);
      playerAt(visit, seatAt(other)).board = 'skinflint';
      playerAt(visit, seat).goods = { ...noGoods(), ...stock };
      return { state: visit, seat };
    });
  });
}

/** Every choice that presses on the page can compose. */
function composed(state: HarbourState): readonly Moves[] {
  const lists: Moves[] = [];
  const page = new Page(state, wordsIn('en'));
  const tried = new Set<string>();
  const waiting: PendingChoice[] = [page.table().pending];
  for (let pending = waiting.pop(); pending !== undefined; pending = waiting.pop()) {
    if (tried.has(JSON.stringify(pending))) continue;
    tried.add(JSON.stringify(pending));
    page.pending = pending;
    const { actions, steppers } = page.prompt();
    for (const { moves, change } of actions) {
      if (change === undefined) lists.push(moves);
      else waiting.push({ ...pending, ...change });
    }
    for (const { key, values } of steppers) {
      for (const value of values) waiting.push({ ...pending, amounts: { [key]: value } });
    }
    for (const piece of page.open()) {
      page.press(piece);
      waiting.push(page.pending);
      page.pending = pending;
    }
  }
  return lists;
}

/** True if the question after a move belongs to the choice that began with this type of question. */
function goesOn(began: QuestionType, asked: Question, { question }: HarbourState): boolean {
  if (question === null || question.seat !== asked.seat) return false;
  switch (began) {
    case 'move-pawn':
      return question.type === 'toll' || question.type === 'choose-way';
    case 'buy':
      return question.type === 'keep' || (question.type === 'buy' && isFurther(asked, question));
    case 'keep':
      return false;
    default:
      return question.type === began && isFurther(asked, question);
  }
}

/** True if it is the same question with one more answer. */
function isFurther(asked: Question, question: Question): boolean {
  if (asked.type === 'buy' && question.type === 'buy') return asked.purchase !== question.purchase;
  if (asked.type === 'exchange' && question.type === 'exchange') return asked.handed < question.handed;
  if (asked.type === 'set-market' && question.type === 'set-market') return true;
  return 'left' in asked && 'left' in question && question.left < asked.left;
}

/** Every complete legal answer, as a list of moves. */
function answers({ state, seat }: Position, began: QuestionType): readonly Moves[] {
  return harbour.legalMoves(state, seat).flatMap((move): readonly Moves[] => {
    const after = harbour.copy(state);
    harbour.play(after, seat, move);
    if (state.question === null || !goesOn(began, state.question, after)) return [[move]];
    const copies = harbour.legalMoves(after, seat).some(({ type }) => type === 'copy');
    return copies ? [[move]] : answers({ state: after, seat }, began).map((rest) => [move, ...rest]);
  });
}

/** Plays a list of moves. Throws for one that is not legal. */
function played({ state, seat }: Position, moves: Moves): { readonly after: HarbourState; readonly events: Events } {
  const after = harbour.copy(state);
  return { after, events: moves.flatMap((move) => harbour.play(after, seat, offered(harbour, after, seat, move))) };
}

/** Each list once, sorted: the order in which warehouses get their goods does not matter. */
function namesOf(lists: readonly Moves[]): readonly string[] {
  const names = lists.map((moves) => {
    const kept = moves.flatMap((move) => (move.type === 'keep' ? [move.good] : []));
    return JSON.stringify([moves.filter(({ type }) => type !== 'keep'), kept.toSorted()]);
  });
  return [...new Set(names)].toSorted();
}

const tables = [1, 2, 3, 4].map((seats) => ({ seats, met: positions(seats) }));

describe.each(tables)('a choice at a table of $seats', ({ met }) => {
  it('can be composed on the page in every legal way, and no other', () => {
    for (const position of [...met, ...poorVisits(met)]) {
      const { type = 'buy' } = position.state.question ?? {};
      const lists = composed(position.state);
      // a toll can also be left for later
      const whole = lists.filter((moves) => type !== 'move-pawn' || !isOwed(position, moves));
      expect(namesOf(whole), type).toEqual(namesOf(answers(position, type)));
    }
  });
});

/** True if the player of these moves must pay a toll after them. */
function isOwed(position: Position, moves: Moves): boolean {
  const { question } = played(position, moves).after;
  return question?.type === 'toll' && question.seat === position.seat;
}
