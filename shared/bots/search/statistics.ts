import type { AnyMove, Seat } from '../../engine/index.ts';

/** What has been learned of one move at one seat's turn. */
export interface Choice<Move extends AnyMove> {
  readonly key: string;
  readonly move: Move;
  /** How promising it looked when it was first on offer; null where no guide says so. */
  readonly prior: number | null;
  /** What it seemed to be worth at first glance, and its chance of winning; null where nobody has looked. */
  glance: number | null;
  glanceChance: number | null;
  /** How often it was tried, how often it could have been, and what it brought its seat in sum: worth, and chances. */
  visits: number;
  offered: number;
  brought: number;
  chances: number;
  /** Where it leads where everybody sees it; null until the tree has grown there. */
  next: Node<Move> | null;
}

/** A choice that nobody has looked at yet. */
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

/** What one seat has learned at one place of the tree, whatever the others do at the same moment. */
export interface ActionStatistics<Move extends AnyMove> {
  readonly choices: Map<string, Choice<Move>>;
  visits: number;
  /** The last list of moves on offer and their choices: often the very same list comes again. */
  legal: readonly Move[] | null;
  known: readonly Choice<Move>[];
}

/** A place of the tree: everybody has seen the same moves on the way to it. */
export interface Node<Move extends AnyMove> {
  /** By seat. */
  readonly open: (ActionStatistics<Move> | undefined)[];
  /** At a moment at which several choose, unseen: by seat, and by what that seat alone has chosen since. */
  readonly sealed: Map<string, ActionStatistics<Move>>;
  /** Where such a moment led, by all that was chosen. */
  readonly after: Map<string, Node<Move>>;
}

export function newNode<Move extends AnyMove>(): Node<Move> {
  return { open: [], sealed: new Map(), after: new Map() };
}

function newStatistics<Move extends AnyMove>(): ActionStatistics<Move> {
  return { choices: new Map(), visits: 0, legal: null, known: [] };
}

/** What a seat has learned at a place where it alone chooses; made where it is new. */
export function openLessons<Move extends AnyMove>({ open }: Node<Move>, seat: Seat): ActionStatistics<Move> {
  const known = open[seat];
  if (known !== undefined) return known;
  const fresh = newStatistics<Move>();
  open[seat] = fresh;
  return fresh;
}

/** What a seat has learned where others choose too, having chosen `chosen` there already; made where it is new. */
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

/** Moves are offered again and again as the same objects: each is written out once. */
const written = new WeakMap<AnyMove, string>();

/** A move as text: the same text for the same move. */
export function moveKey(move: AnyMove): string {
  const known = written.get(move);
  if (known !== undefined) return known;
  const key = Object.values(move).join(' ');
  written.set(move, key);
  return key;
}
