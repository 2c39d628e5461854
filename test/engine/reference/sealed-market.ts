import {
  below,
  clockwiseFrom,
  type Game,
  type Outcome,
  type RandomWords,
  type Seat,
  seatAt,
  seatsOf,
  shuffle,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { marketEventHiding, marketHiding } from './sealed-market-hiding.ts';
import {
  auditState,
  copyState,
  type Good,
  goods,
  handSize,
  highestBid,
  type MarketEvent,
  type MarketMove,
  type MarketPlayer,
  type MarketState,
  type MarketTypes,
  playerOf,
} from './sealed-market-state.ts';

/** In coins, as all purses: enough to end the game. */
const fortune = 30;
const smallestPurse = 10;
const purseSpread = 6;

const nobody: readonly Seat[] = [];
const nothing: readonly MarketMove[] = [];
const alone: readonly (readonly Seat[])[] = seatsOf(4).map((seat) => [seat]);
const bidMoves: readonly MarketMove[] = Array.from({ length: highestBid + 1 }, (_, coins) => ({ type: 'bid', coins }));
/** The bids a purse of this many coins allows. */
const bidsWithin: readonly (readonly MarketMove[])[] = bidMoves.map((_, coins) => bidMoves.slice(0, coins + 1));
const takeMoves: readonly (readonly [Good, MarketMove])[] = goods.map((good) => [good, { type: 'take', good }]);
const sellMoves: readonly (readonly [Good, MarketMove])[] = goods.map((good) => [good, { type: 'sell', good }]);
const pass: MarketMove = { type: 'pass' };
const done: MarketMove = { type: 'done' };
const takeBack: readonly MarketMove[] = [{ type: 'take-back' }];

function setup(seats: number, options: Readonly<Record<string, string>>, random: RandomWords): MarketState {
  if (seats < 2 || seats > 4) throw new RangeError(`sealed-market is for 2 to 4 seats, not ${seats}`);
  const copies = options.length === 'short' ? 4 : 8;
  const deck = goods.flatMap((good) => new Array<Good>(copies).fill(good));
  shuffle(random, deck);
  const players = seatsOf(seats).map(
    (): MarketPlayer => ({
      coins: smallestPurse + below(random, purseSpread),
      hand: deck.splice(-handSize, handSize),
      bid: null,
    }),
  );
  const market = deck.splice(-seats, seats);
  return {
    random,
    copies,
    phase: 'bid',
    round: 1,
    leader: seatAt(0),
    deck,
    market,
    discards: [],
    revealed: [],
    queue: [],
    ending: null,
    players,
  };
}

function toAct(state: MarketState): readonly Seat[] {
  if (state.phase === 'bid') return seatsOf(state.players.length).filter((seat) => playerOf(state, seat).bid === null);
  const next = state.queue[0];
  return next === undefined ? nobody : (alone[next] ?? nobody);
}

function mayTakeBack(state: MarketState): readonly Seat[] {
  if (state.phase !== 'bid') return nobody;
  return seatsOf(state.players.length).filter((seat) => playerOf(state, seat).bid !== null);
}

function among(moves: readonly (readonly [Good, MarketMove])[], held: readonly Good[], last: MarketMove): MarketMove[] {
  const offered: MarketMove[] = [];
  for (const [good, move] of moves) if (held.includes(good)) offered.push(move);
  offered.push(last);
  return offered;
}

function legalMoves(state: MarketState, seat: Seat): readonly MarketMove[] {
  const player = playerOf(state, seat);
  if (state.phase === 'bid') {
    return player.bid === null ? (bidsWithin[Math.min(player.coins, highestBid)] ?? nothing) : takeBack;
  }
  if (state.queue[0] !== seat) return nothing;
  return state.phase === 'take' ? among(takeMoves, state.market, pass) : among(sellMoves, player.hand, done);
}

/** All bids are in: they are revealed, and the highest bidder chooses first. */
function revealBids(state: MarketState, events: MarketEvent[]): void {
  const bids = state.players.map((player) => player.bid ?? 0);
  for (const player of state.players) player.bid = null;
  state.revealed = bids;
  state.queue = clockwiseFrom(state.leader, bids.length).toSorted(
    (one, other) => (bids[other] ?? 0) - (bids[one] ?? 0),
  );
  state.phase = 'take';
  events.push({ type: 'bids-revealed', bids });
}

function beginSelling(state: MarketState): void {
  state.discards.push(...state.market);
  state.market = [];
  state.queue = [...clockwiseFrom(state.leader, state.players.length)];
  state.phase = 'sell';
}

function endRound(state: MarketState, events: MarketEvent[]): void {
  const seats = state.players.length;
  state.revealed = [];
  if (state.players.some((player) => player.coins >= fortune)) state.ending = 'fortune';
  else if (state.deck.length < seats) state.ending = 'deck-empty';
  if (state.ending !== null) {
    state.phase = 'over';
    events.push({ type: 'match-ended', ending: state.ending, coins: state.players.map((player) => player.coins) });
    return;
  }
  state.round++;
  state.leader = seatAt((state.leader + 1) % seats);
  state.market = state.deck.splice(-seats, seats);
  state.phase = 'bid';
  events.push({ type: 'round-began', round: state.round, market: state.market.slice() });
}

/** The active seat has finished; the next one follows, or the next phase. */
function nextInQueue(state: MarketState, events: MarketEvent[]): void {
  state.queue.shift();
  if (state.queue.length > 0) return;
  if (state.phase === 'take') beginSelling(state);
  else endRound(state, events);
}

function sell(state: MarketState, seat: Seat, good: Good, events: MarketEvent[]): void {
  const player = playerOf(state, seat);
  const kept = player.hand.filter((held) => held !== good);
  const count = player.hand.length - kept.length;
  const coins = count * (count + 1);
  player.hand = kept;
  for (let sold = 0; sold < count; sold++) state.discards.push(good);
  player.coins += coins;
  events.push({ type: 'sold', seat, count, good, coins });
}

function play(state: MarketState, seat: Seat, move: MarketMove): MarketEvent[] {
  const events: MarketEvent[] = [];
  const player = playerOf(state, seat);
  switch (move.type) {
    case 'bid':
      player.bid = move.coins;
      events.push({ type: 'bid-sealed', seat, coins: move.coins });
      if (state.players.every(({ bid }) => bid !== null)) revealBids(state, events);
      break;
    case 'take-back':
      player.bid = null;
      events.push({ type: 'bid-taken-back', seat });
      break;
    case 'take': {
      const paid = state.revealed[seat] ?? 0;
      player.coins -= paid;
      state.market.splice(state.market.indexOf(move.good), 1);
      player.hand.push(move.good);
      events.push({ type: 'taken', seat, good: move.good, paid });
      nextInQueue(state, events);
      break;
    }
    case 'sell':
      sell(state, seat, move.good, events);
      break;
    case 'pass':
    case 'done':
      events.push({ type: 'passed', seat });
      nextInQueue(state, events);
      break;
  }
  return events;
}

/** Replaces others' purses, hands and sealed bids by equivalent ones, and so the deck and future randomness. */
function redeal(state: MarketState, viewer: Viewer, random: RandomWords): MarketState {
  const other = copyState(state);
  other.random = [below(random, 2 ** 21), below(random, 2 ** 21), below(random, 2 ** 21), below(random, 2 ** 21)];
  const strangers = seatsOf(other.players.length).filter((seat) => seat !== viewer);
  const pool = [...other.deck];
  for (const seat of strangers) pool.push(...playerOf(other, seat).hand);
  // without a trace of where they were
  pool.sort();
  shuffle(random, pool);
  other.deck = pool.splice(-other.deck.length, other.deck.length);
  for (const seat of strangers) {
    const player = playerOf(other, seat);
    player.hand = player.hand.map((good) => pool.pop() ?? good);
    if (state.phase === 'over') continue;
    // seats that may still take a good can pay their revealed bid
    const owed = state.phase === 'take' && state.queue.includes(seat) ? (state.revealed[seat] ?? 0) : 0;
    player.coins = owed + below(random, fortune - owed);
    if (player.bid !== null) player.bid = below(random, Math.min(player.coins, highestBid) + 1);
  }
  return other;
}

function outcome(state: MarketState): Outcome | undefined {
  if (state.ending === null) return undefined;
  const ahead = (one: MarketPlayer, other: MarketPlayer): number =>
    one.coins - other.coins || one.hand.length - other.hand.length;
  const places = state.players.map((player) => 1 + state.players.filter((other) => ahead(other, player) > 0).length);
  const scores = state.players.map((player) => player.coins);
  const most = Math.max(...scores);
  const tied = scores.filter((score) => score === most).length > 1;
  const settled = tied && places.filter((place) => place === 1).length === 1;
  return { ending: state.ending, scores, places, tieBreak: settled ? 'most-goods' : null };
}

/**
 * Sealed Market, the reference game with secrets: 2 to 4 traders with private purses (random) and hands.
 *
 * A round: the market shows as many goods as there are seats. All players simultaneously seal a bid of at most 12
 * coins, and no more than they own. When the last is in, the bids are revealed. From the highest bid down (ties:
 * clockwise from the leader) each may pay the bid for one good of the market, or pass; the rest is discarded. Then,
 * clockwise from the leader, each may sell all goods of a kind: n of them bring n × (n + 1) coins. The lead passes to
 * the left. The game ends when the deck cannot fill the market or, after a round, when a player owns 30 coins. Most
 * coins win; then most goods in hand.
 */
export const sealedMarket: Game<MarketTypes, typeof marketHiding> = {
  id: 'sealed-market',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'length', values: ['long', 'short'] }],
  endings: () => ['deck-empty', 'fortune'],
  // most with two seats: 17 rounds of two bids, two choices and a sale of each good per seat, without undo
  longestMatch: 300,
  hiding: marketHiding,
  eventHiding: marketEventHiding,
  setup,
  toAct,
  mayTakeBack,
  legalMoves,
  publicMoves: (state, seat) => (state.phase === 'take' ? legalMoves(state, seat) : nothing),
  play,
  copy: copyState,
  redeal,
  outcome,
  audit: auditState,
};
