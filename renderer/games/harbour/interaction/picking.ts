import { sameMove } from '../../../../shared/engine/index.ts';
import { type Good, type GoodCounts, noGoods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { HarbourMove, MoveType } from '../../../../shared/games/harbour/moves.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import type { Question, QuestionType } from '../../../../shared/games/harbour/state.ts';
import type { HarbourTable } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';
import { meaningOf } from './pieces.ts';

/** A question answered by picking goods one after the other. The rules say which, by playing the picks so far. */
export interface Picking {
  /** The moves before the first pick: to the place whose toll is paid. */
  readonly start: readonly HarbourMove[];
  /** The type of the move that picks a good. */
  readonly type: MoveType;
}

/** The types of moves that pick a good, by the question that they answer. */
const pickTypes: Readonly<Partial<Record<QuestionType, MoveType>>> = {
  'starting-goods': 'take-good',
  gain: 'take-good',
  toll: 'pay-toll',
  give: 'give-good',
  take: 'take-from',
  'set-market': 'place-marker',
  'swap-markers': 'swap-markers',
  'raise-marker': 'raise-marker',
  double: 'double',
  'fill-up': 'fill-up',
  exchange: 'hand-in',
  keep: 'keep',
};

/** The number of each good among the picks. */
export function countsOf(picked: readonly Good[]): GoodCounts {
  const counts = noGoods();
  for (const good of picked) counts[good]++;
  return counts;
}

/** True if the move is legal. */
export function offers({ moves }: Pick<HarbourTable, 'moves'>, move: HarbourMove): boolean {
  return moves.some((offered) => sameMove(offered, move));
}

/** The place picked for the pawn, or null. */
export function placePicked(table: HarbourTable): Place | null {
  const meaning = table.pending.selected === null ? null : meaningOf(table.pending.selected);
  return meaning?.of === 'place' && offers(table, { type: 'move-pawn', to: meaning.place }) ? meaning.place : null;
}

/** The pre-shipping ability being composed, while it is usable. */
export function abilityBegun({ pending, moves }: Pick<HarbourTable, 'pending' | 'moves'>): PendingChoice['before'] {
  return moves.some(({ type }) => type === pending.before) ? pending.before : null;
}

/** The view and the legal moves after these moves. Null if one is not legal, or would reveal anything. */
function after(table: HarbourTable, moves: readonly HarbourMove[]) {
  return moves.length === 0 ? { view: table.view, moves: table.moves } : (table.preview(moves)?.after ?? null);
}

/** The choice of goods for the current question, or for the toll of the picked place. Null without one. */
export function pickingOf(table: HarbourTable): Picking | null {
  const { question } = table;
  if (question === null || !table.asked) return null;
  if (question.type === 'move-pawn') {
    const to = placePicked(table);
    if (to === null) return null;
    const start: readonly HarbourMove[] = [{ type: 'move-pawn', to }];
    const then = after(table, start)?.view.question;
    return then?.type === 'toll' && then.seat === question.seat ? { start, type: 'pay-toll' } : null;
  }
  if (question.type === 'buy') {
    return abilityBegun(table) === 'swap-before-buying' ? { start: [], type: 'swap-before-buying' } : null;
  }
  const type = pickTypes[question.type];
  return type === undefined ? null : { start: [], type };
}

/** The goods that a move picks. */
function goodsIn(move: HarbourMove): readonly Good[] {
  switch (move.type) {
    case 'swap-markers':
      return [move.upper, move.lower];
    case 'swap-before-buying':
      return [move.with];
    default:
      return 'good' in move ? [move.good] : [];
  }
}

/** Whether a question of several goods asks for the next one: nothing else about it has changed. */
function asksForMore(before: Question | null, now: Question | null): boolean {
  if (before === null || now === null || before.type !== now.type || before.seat !== now.seat) return false;
  if (now.type === 'set-market' || now.type === 'exchange') return true;
  // what warehouses keep is confirmed good by good
  if (now.type === 'keep' || !('left' in before) || !('left' in now)) return false;
  const isSameCause = !('cause' in before) || !('cause' in now) || before.cause === now.cause;
  return isSameCause && now.left < before.left;
}

interface Picked {
  readonly moves: readonly HarbourMove[];
  /** The picks that do not make a move yet: the first of two markers. */
  readonly begun: readonly Good[];
  /** Whether the question is answered. */
  readonly isAnswered: boolean;
}

/** The moves that pick these goods. Null if the rules do not allow one of them. */
function play(table: HarbourTable, { start, type }: Picking, picked: readonly Good[]): Picked | null {
  let moves = start;
  let begun: readonly Good[] = [];
  let at = after(table, moves);
  let isAnswered = false;
  for (const good of picked) {
    if (at === null || isAnswered) return null;
    begun = [...begun, good];
    const naming = at.moves.filter((move) => move.type === type && begun.every((each) => goodsIn(move).includes(each)));
    const move = naming.find((each) => goodsIn(each).length === begun.length);
    if (naming.length === 0 || new Set(begun).size < begun.length) return null;
    if (move === undefined) continue;
    moves = [...moves, move];
    begun = [];
    const before: HarbourView = at.view;
    at = after(table, moves);
    isAnswered = at === null || !asksForMore(before.question, at.view.question);
  }
  return { moves, begun, isAnswered };
}

/** True if the good may be picked after these. */
function mayPick(table: HarbourTable, picking: Picking, picked: readonly Good[], good: Good): boolean {
  return play(table, picking, [...picked, good]) !== null;
}

/** The moves that answer the question with the picks. Null if more goods are needed. */
export function answerOf(
  table: HarbourTable,
  picking: Picking,
  { picked }: Pick<PendingChoice, 'picked'>,
): readonly HarbourMove[] | null {
  const played = picked.length === 0 ? null : play(table, picking, picked);
  if (played === null || played.begun.length > 0) return null;
  if (played.isAnswered) return played.moves;
  const stop = after(table, played.moves)?.moves.find(({ type }) => type === 'done');
  return stop === undefined ? null : [...played.moves, stop];
}

/** The moves of the picks so far, whether they answer the question or not. */
export function pickMoves(table: HarbourTable, picking: Picking): readonly HarbourMove[] {
  return play(table, picking, table.pending.picked)?.moves ?? picking.start;
}

/** True if the question is answered with these picks, and takes no more. */
export function isFull(table: HarbourTable, picking: Picking): boolean {
  return play(table, picking, table.pending.picked)?.isAnswered === true;
}

/** The picks after a press on a good: added, replaced or removed. Null if none is legal. */
export function afterPress(table: HarbourTable, picking: Picking, good: Good): readonly Good[] | null {
  const { picked } = table.pending;
  if (mayPick(table, picking, picked, good)) return [...picked, good];
  const at = picked.lastIndexOf(good);
  if (at !== -1) return picked.toSpliced(at, 1);
  return picked.length === 1 && isFull(table, picking) && mayPick(table, picking, [], good) ? [good] : null;
}
