import type { AnyMove, Seat } from '../../engine/index.ts';

/** What the search has learned about one move at one seat's turn. */
export interface Choice<Move extends AnyMove> {
  readonly key: string;
  readonly move: Move;
  /** How promising it looked when first offered; null without a guide. */
  readonly prior: number | null;
  /** Worth and chance of winning at first glance; null without one. */
  glance: number | null;
  glanceChance: number | null;
  /** Numbers of tries and offers, and sums of the seat's worths and chances. */
  visits: number;
  offered: number;
  brought: number;
  chances: number;
  /** The next node if the move is public; null until the tree has grown there. */
  next: Node<Move> | null;
}

export function newChoice<Move extends AnyMove>(key: string, move: Move, prior: number | null): Choice<Move> {
  return {
    key,
    move,
    prior,
    glance: null,
    glanceChance: null,
    visits: 0,
    offered: 0,
    brought: 0,
    chances: 0,
    next: null,
  };
}

/** What one seat has learned at one node, regardless of simultaneous moves of others. */
export interface ActionStatistics<Move extends AnyMove> {
  readonly choices: Map<string, Choice<Move>>;
  visits: number;
  /** The last list of legal moves and its choices: the same list often returns. */
  legal: readonly Move[] | null;
  known: readonly Choice<Move>[];
}

/** A node of the tree: everyone has seen the same moves on the way to it. */
export interface Node<Move extends AnyMove> {
  /** By seat. */
  readonly open: (ActionStatistics<Move> | undefined)[];
  /** For moments when several choose unseen: by seat, and by that seat's own moves since. */
  readonly sealed: Map<string, ActionStatistics<Move>>;
  /** The nodes after such a moment, by all its choices. */
  readonly after: Map<string, Node<Move>>;
}

export function newNode<Move extends AnyMove>(): Node<Move> {
  return { open: [], sealed: new Map(), after: new Map() };
}

function newStatistics<Move extends AnyMove>(): ActionStatistics<Move> {
  return { choices: new Map(), visits: 0, legal: null, known: [] };
}

/** What a seat has learned at a node where it alone chooses; created if new. */
export function openLessons<Move extends AnyMove>({ open }: Node<Move>, seat: Seat): ActionStatistics<Move> {
  const known = open[seat];
  if (known !== undefined) return known;
  const fresh = newStatistics<Move>();
  open[seat] = fresh;
  return fresh;
}

/** What a seat has learned where others choose too, after its own moves `chosen`; created if new. */
export function sealedLessons<Move extends AnyMove>(
  { sealed }: Node<Move>,
  seat: Seat,
  chosen: string,
): ActionStatistics<Move> {
  const name = `${seat} ${chosen}`;
  const known = sealed.get(name);
  if (known !== undefined) return known;
  const fresh = newStatistics<Move>();
  sealed.set(name, fresh);
  return fresh;
}

/** Caches the text of moves, which are often the same objects. */
const written = new WeakMap<AnyMove, string>();

/** A move as text: equal moves have the same text. */
export function moveKey(move: AnyMove): string {
  const known = written.get(move);
  if (known !== undefined) return known;
  const key = Object.values(move).join(' ');
  written.set(move, key);
  return key;
}
