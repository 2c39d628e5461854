import {
  type Game,
  type GameTypes,
  type HidingTable,
  Match,
  pick,
  playOut,
  randomFromSeed,
} from '../../shared/engine/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';

/** Copies in one timed round, and rounds for the median. */
const copiesTimed = 20_000;
const copyRounds = 15;
/** Few enough positions for a processor's cache: a search copies the same few repeatedly. */
const statesCopied = 100;

/** Microseconds of processor time for one copy of a state in the middle of a match, over many matches. */
export function copyCost<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  seats: number,
  options: Readonly<Record<string, string>>,
): number {
  const states: Types['State'][] = [];
  for (let match = 0; match < 20; match++) {
    const state = game.setup(seats, options, randomFromSeed(`copy ${match}`));
    const random = randomFromSeed(`play ${match}`);
    let moves = 0;
    playOut(game, state, random, () => {
      // a prime: the copies come from every phase
      if (++moves % 7 === 0 && states.length < statesCopied) states.push(game.copy(state));
    });
  }
  let kept = states[0] ?? game.setup(seats, options, randomFromSeed('copy'));
  const timed = (): number => {
    const began = process.cpuUsage();
    for (let copies = 0; copies < copiesTimed; copies++) kept = game.copy(states[copies % states.length] ?? kept);
    const used = process.cpuUsage(began);
    return (used.user + used.system) / copiesTimed;
  };
  const costs = Array.from({ length: copyRounds }, timed).sort((one, other) => one - other);
  return costs[Math.floor(copyRounds / 2)] ?? Number.NaN;
}

/** The reference market without an end: its rounds repeat, so that a journal can grow. */
const endlessMarket: typeof sealedMarket = {
  ...sealedMarket,
  id: 'endless-market',
  longestMatch: Number.POSITIVE_INFINITY,
  play(state, seat, move) {
    const events = sealedMarket.play(state, seat, move);
    if (state.phase === 'over') {
      const fresh = sealedMarket.setup(state.players.length, { length: 'long' }, state.random);
      Object.assign(state, fresh);
    }
    return events;
  },
};

/**
 * Microseconds per move (play, fingerprint and all journal work of a host) around each of these moves of one long
 * match. A median of short runs, so that garbage collection does not count as growth.
 */
export function costAsJournalGrows(
  marks: readonly number[],
): { readonly move: number; readonly microseconds: number }[] {
  const match = Match.start(endlessMarket, { seats: 4, options: { length: 'long' }, seed: 'growth' });
  const random = randomFromSeed('growth moves');
  const stretch = 20;
  const stretches = 25;
  const playStretch = (): number => {
    const began = performance.now();
    for (let move = 0; move < stretch; move++) {
      const seat = pick(random, match.game.toAct(match.state));
      match.play(seat, pick(random, match.game.legalMoves(match.state, seat)));
      match.hash();
    }
    return ((performance.now() - began) * 1000) / stretch;
  };
  return marks.map((mark) => {
    while (match.played.length < mark - (stretch * stretches) / 2) playStretch();
    const costs = Array.from({ length: stretches }, playStretch).sort((one, other) => one - other);
    return { move: mark, microseconds: costs[Math.floor(stretches / 2)] ?? Number.NaN };
  });
}
