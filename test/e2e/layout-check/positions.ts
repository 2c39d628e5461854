import {
  hasSecrets,
  imaginedFor,
  legalFor,
  movesFor,
  outcomeFor,
  partsFor,
  publicMovesFor,
  viewFor,
} from '../../../main/host/table/redaction.ts';
import {
  type AnyMove,
  combination,
  type GameTypes,
  Match,
  nextWord,
  partsOf,
  pick,
  playOut,
  type RandomWords,
  randomFromSeed,
  type Seat,
  seatAt,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { guideOf } from '../../../shared/games/guides.ts';
import { type AnyGame, type GameId, games } from '../../../shared/games/index.ts';
import {
  type Holding,
  playerColours,
  type SeatSettings,
  type TableMessage,
} from '../../../shared/protocol/messages.ts';
import { askedAt } from '../games/asked.ts';

/** A table at one moment, as a viewer's page receives it. */
export interface Position {
  /** The question and the number of players: `brick-and-mortar 4: bid`. */
  readonly name: string;
  readonly message: TableMessage;
}

/** Long and wide names of players, as most tables have at most. */
const names = ['Bartholomew', 'Grandmother', 'Maximiliano', 'Jean-Baptiste', 'Wilhelmina', 'Anne-Sophie'] as const;
const levels = ['wholesaler', 'shopkeeper', 'apprentice', 'merchant'] as const;
/** After this many matches without a new question, all are assumed found. */
const patience = 4;
const mostMatches = 16;
/** The log shows the events of this many moves; the book of a finished match shows all. */
const latestMoves = 12;

/**
 * Every kind of question of a game with this many players, each in the fullest position of a few matches: half random,
 * half greedy. Deterministic.
 */
export function positionsOf(id: GameId, seats: number): readonly Position[] {
  const fullest = new Map<string, { readonly full: number; readonly message: TableMessage }>();
  let met = 0;
  for (let index = 0; index < mostMatches && index - met <= patience; index++) {
    const match = startedMatch(games[id], seats, index);
    const random = randomFromSeed(`who plays ${id} ${seats} ${index}`);
    const keep = (kinds: Iterable<string>, shown: Shown, sent: () => TableMessage): void => {
      const full = JSON.stringify(shown.view).length + shown.legal.length;
      let message: TableMessage | undefined;
      for (const kind of kinds) {
        const before = fullest.get(kind);
        if (before === undefined) met = index;
        if (before !== undefined && full <= before.full) continue;
        message ??= sent();
        fullest.set(kind, { full, message });
      }
    };
    for (let moves = 0; moves < games[id].longestMatch; moves++) {
      const acting = match.game.toAct(match.state);
      const [seat] = acting;
      if (seat === undefined) break;
      const shown = shownTo(match, seat);
      const asked = askedAt(shown);
      keep(kindsOf(shown), shown, () => messageFor(match, id, seat));
      const open = hasSecrets(match.game, match.state, seat) ? publicMovesFor(match.game, match.state, seat) : [];
      if (open.length > 0) {
        keep([`${asked}, openly`], { ...shownTo(match, 'spectator'), legal: open }, () =>
          openMessageFor(match, id, seat),
        );
      }
      if (moves % 5 === 0) {
        keep(['looking on'], shownTo(match, 'spectator'), () => messageFor(match, id, 'spectator'));
        const waiting = Array.from({ length: seats }, (_, each) => seatAt(each)).find((each) => !acting.includes(each));
        if (waiting !== undefined) keep(['waiting'], shownTo(match, waiting), () => messageFor(match, id, waiting));
      }
      match.play(seat, chosen(match, seat, index % 2 === 0, random));
    }
    keep(['the end'], shownTo(match, seatAt(0)), () => messageFor(match, id, seatAt(0)));
  }
  const kinds = new Map<TableMessage, string>();
  for (const [kind, { message }] of fullest) kinds.set(message, [kinds.get(message) ?? [], kind].flat().join(', '));
  return [...kinds].map(([message, kind]) => ({ name: `${id} ${seats}: ${kind}`, message }));
}

/** Matches played for `largestRegions`, and moves that each turn compares. */
const growingMatches = 3;
const comparedMoves = 4;

/**
 * For each part of the view, the position in which it is largest: the most crates in a market, the most stores of a
 * player. Players favour moves after which there is most to show. Deterministic.
 */
export function largestRegions(id: GameId, seats: number): readonly Position[] {
  const largest = new Map<string, { readonly size: number; readonly message: TableMessage }>();
  for (let index = 0; index < growingMatches; index++) {
    const match = startedMatch(games[id], seats, index);
    const random = randomFromSeed(`growing ${id} ${seats} ${index}`);
    for (let moves = 0; moves < games[id].longestMatch; moves++) {
      const [seat] = match.game.toAct(match.state);
      if (seat === undefined) break;
      const grown = [...regionSizes(shownTo(match, seat).view)].filter(
        ([region, size]) => size > (largest.get(region)?.size ?? 0),
      );
      const message = grown.length === 0 ? null : messageFor(match, id, seat);
      for (const [region, size] of grown) if (message !== null) largest.set(region, { size, message });
      match.play(seat, growing(match, seat, random));
    }
  }
  const regions = new Map<TableMessage, string[]>();
  for (const [region, { message }] of largest) regions.set(message, [...(regions.get(message) ?? []), region]);
  return [...regions].map(([message, names]) => ({ name: `${id} ${seats}: most of ${names.join(', ')}`, message }));
}

/** The amount to show of a value: its numbers, text lengths and entries. */
function extentOf(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value === 'string') return value.length;
  return Object.values(Object(value)).reduce<number>((sum, each) => sum + 1 + extentOf(each), 0);
}

/** The extent of every field of a view, and of the largest entry of a list for every field of its entries. */
function regionSizes(view: unknown): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const note = (path: string, value: unknown): void => {
    sizes.set(path, Math.max(sizes.get(path) ?? 0, extentOf(value)));
  };
  for (const [field, value] of Object.entries(Object(view))) {
    note(field, value);
    for (const entry of Array.isArray(value) ? value : []) {
      if (typeof entry !== 'object') continue;
      for (const [part, each] of Object.entries(Object(entry))) note(`${field}.${part}`, each);
    }
  }
  return sizes;
}

/** The legal move after which there is most to show. */
function growing(match: Match<GameTypes>, seat: Seat, random: RandomWords): AnyMove {
  const { game, state } = match;
  const legal = game.legalMoves(state, seat);
  const compared = Array.from({ length: Math.min(comparedMoves, legal.length) }, () => pick(random, legal));
  const shown = compared.map((move) => {
    const ahead = game.copy(state);
    game.play(ahead, seat, move);
    return extentOf(ahead);
  });
  return compared[shown.indexOf(Math.max(...shown))] ?? pick(random, legal);
}

/** Two successive messages to a page: before and after the moves of others. */
export interface MessagePair {
  readonly name: string;
  readonly before: TableMessage;
  readonly after: TableMessage;
}

/** The moments with most events since the first seat was last asked, the fullest first. */
export function fullestMoments(id: GameId, seats: number, count: number): readonly MessagePair[] {
  const match = startedMatch(games[id], seats, 0);
  const random = randomFromSeed(`what is told ${id} ${seats}`);
  const all: (MessagePair & { readonly full: number })[] = [];
  let before: TableMessage | null = null;
  for (let moves = 0; moves < games[id].longestMatch; moves++) {
    const acting = match.game.toAct(match.state);
    const [seat] = acting;
    if (seat === undefined) break;
    // the viewer acts first if several do, so that their own answer is revealed too
    if (acting.includes(seatAt(0))) {
      if (before !== null) {
        const after = messageAfter(before, match, id);
        const full = JSON.stringify(after.log.moves).length;
        all.push({ name: `${id} ${seats}: story ${moves}`, before, after, full });
      }
      match.play(seatAt(0), chosen(match, seatAt(0), moves % 2 === 0, random));
      before = wholeMessage(match, id);
    } else match.play(seat, chosen(match, seat, moves % 2 === 0, random));
  }
  return all.toSorted((one, other) => other.full - one.full).slice(0, count);
}

/** The end of a match: before its last move, and how that move ended it. */
export function endOf(id: GameId, seats: number): MessagePair {
  const match = startedMatch(games[id], seats, 0);
  const random = randomFromSeed(`how it ends ${id} ${seats}`);
  for (;;) {
    const [seat] = match.game.toAct(match.state);
    if (seat === undefined) throw new Error(`${id} with ${seats} has no end.`);
    const move = chosen(match, seat, true, random);
    const ahead = match.game.copy(match.state);
    match.game.play(ahead, seat, move);
    const before = match.game.outcome(ahead) === undefined ? null : wholeMessage(match, id);
    match.play(seat, move);
    if (before !== null) return { name: `${id} ${seats}: the end`, before, after: messageAfter(before, match, id) };
  }
}

/** Random play towards the middle of a match stops here. */
const middle = 60;

/** This many random moves lead into the middle of a match. */
function halfWay(match: Match<GameTypes>): number {
  const { game } = match;
  let moves = 0;
  playOut(game, game.copy(match.state), randomFromSeed('half way'), () => {
    moves += 1;
  });
  return Math.min(middle, Math.floor(moves / 2));
}

/** A shared screen whose shutter waits for the first seat in the middle of a match. */
export function atShutter(id: GameId, seats: number): TableMessage {
  const match = startedMatch(games[id], seats, 0);
  const random = randomFromSeed(`at the shutter ${id} ${seats}`);
  const half = halfWay(match);
  for (let moves = 0; moves < half; moves++) {
    const [seat] = match.game.toAct(match.state);
    if (seat === undefined) break;
    match.play(seat, chosen(match, seat, false, random));
  }
  const message = messageFor(match, id, 'spectator');
  return {
    ...message,
    holdings: message.seats.map((): Holding => ({ holder: 'house', owner: 'house', present: true })),
    own: message.seats.map((_, each) => each),
    next: 0,
    toAct: [0],
  };
}

/** Sends the first seat the whole match so far. */
function wholeMessage(match: Match<GameTypes>, id: GameId): TableMessage {
  const moves = movesFor(match, [], seatAt(0), [...match.played.keys()]);
  return { ...messageFor(match, id, seatAt(0)), log: { after: null, from: 0, moves } };
}

/** Sends the first seat what is new since then. */
function messageAfter(before: TableMessage, match: Match<GameTypes>, id: GameId): TableMessage {
  const whole = wholeMessage(match, id);
  const from = before.log.moves.length;
  const moves = whole.log.moves.slice(from);
  const log = { after: before.moment, from, moves };
  const [latest, ...more] = match.played.slice(from);
  if (latest === undefined || more.length > 0) return { ...whole, moment: before.moment + 1, log };
  const parts = structuredClone(partsFor(match.game, partsOf(match.game, match.stateAfter(from), latest), seatAt(0)));
  return { ...whole, moment: before.moment + 1, log: { ...log, parts } };
}

function startedMatch(game: AnyGame, seats: number, index: number): Match<GameTypes> {
  const options = combination(game.options, seats, index);
  return Match.start(game, { seats, options, seed: `fits ${seats} ${index}` });
}

/** What decides whether a position is kept; the whole message takes far longer to make. */
type Shown = Pick<TableMessage, 'view' | 'legal'>;

function shownTo({ game, state }: Match<GameTypes>, viewer: Viewer): Shown {
  return { view: viewFor(game, state, viewer).view, legal: legalFor(game, state, viewer) };
}

/** The question, once for each kind of move that answers it. */
function kindsOf(shown: Shown): ReadonlySet<string> {
  const asked = askedAt(shown);
  return new Set(shown.legal.map(({ type }) => (type === asked ? asked : `${asked}/${type}`)));
}

/** A random move, or the most promising one with full knowledge of the state. */
function chosen(match: Match<GameTypes>, seat: Seat, isKeen: boolean, random: RandomWords): AnyMove {
  const legal = match.game.legalMoves(match.state, seat);
  const guide = guideOf(match.game.id);
  // without other moves no other question would come up
  if (!isKeen || guide === null || nextWord(random) % 8 === 0) return pick(random, legal);
  const worth = legal.map((move) => guide.prior(match.state, seat, move));
  return legal[worth.indexOf(Math.max(...worth))] ?? pick(random, legal);
}

/** The message with the state of the match to a single player's page, at a table of people and bots. */
export function messageFor(match: Match<GameTypes>, id: GameId, viewer: Viewer): TableMessage {
  const outcome = outcomeFor(match);
  const inHand = viewer !== 'spectator' && match.game.toAct(match.state).includes(viewer) ? viewer : null;
  const seats = match.header.seats;
  const from = outcome === null ? Math.max(0, match.played.length - latestMoves) : 0;
  const positions = [...match.played.keys()].slice(from);
  return {
    type: 'table',
    table: 'fitstable',
    game: id,
    options: { ...match.header.options },
    seats: names.slice(0, seats).map((name, seat): SeatSettings => ({ name, colour: playerColours[seat] ?? 'navy' })),
    holdings: names.slice(0, seats).map((_, seat): Holding => holdingOf(seat, viewer)),
    own: viewer === 'spectator' ? [] : [viewer],
    wishes: [],
    hosting: null,
    keeping: null,
    version: match.played.length,
    moment: 1,
    readOnly: false,
    repaired: false,
    salvaged: null,
    fromSnapshot: false,
    inHand,
    next: inHand,
    viewer,
    // a view shares parts with the state, which changes later
    ...structuredClone(viewFor(match.game, match.state, viewer)),
    legal: legalFor(match.game, match.state, viewer),
    imagined: imaginedFor(match.game, match.state, viewer),
    undo: match.undoableBy === viewer,
    redo: false,
    undoableBy: outcome === null ? match.undoableBy : null,
    rewindFor: null,
    rewindAsk: null,
    orders: null,
    log: { after: null, from: 0, moves: movesFor(match, [], viewer, positions) },
    lastSeen: null,
    outcome,
  };
}

/** The message to a shared screen about a seat that is asked publicly. */
function openMessageFor(match: Match<GameTypes>, id: GameId, seat: Seat): TableMessage {
  const message = messageFor(match, id, 'spectator');
  return {
    ...message,
    holdings: message.seats.map((): Holding => ({ holder: 'house', owner: 'house', present: true })),
    own: message.seats.map((_, each) => each),
    inHand: seat,
    unshuttered: true,
    legal: publicMovesFor(match.game, match.state, seat),
    undo: match.undoableBy !== null,
  };
}

/** The viewer is a person; every other seat has a bot of a different level. */
function holdingOf(seat: number, viewer: Viewer): Holding {
  const level = levels[seat % levels.length] ?? 'apprentice';
  const holder = seat === viewer ? 'house' : (`bot-${level}` as const);
  return { holder, owner: holder, present: true };
}
