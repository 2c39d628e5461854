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

/** Microseconds of one copy of a state in the middle of a match, over many matches. */
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
      if (++moves % 4 === 0) states.push(game.copy(state));
    });
  }
  const rounds = Math.ceil(200_000 / states.length);
  let kept = states[0];
  const began = performance.now();
  for (let round = 0; round < rounds; round++) for (const state of states) kept = game.copy(state);
  const spent = performance.now() - began;
  if (kept === undefined) throw new RangeError('no state was copied');
  return (spent * 1000) / (rounds * states.length);
}

/** The reference market without an end: its round begins again and again, so that a journal can grow. */
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

/** Microseconds a move (play, fingerprint and journal entry) near each of these moves of one long match. */
export function costAsJournalGrows(
  marks: readonly number[],
): { readonly move: number; readonly microseconds: number }[] {
  const match = Match.start(endlessMarket, { seats: 4, options: { length: 'long' }, seed: 'growth' });
  const random = randomFromSeed('growth moves');
  const window = 400;
  const found: { move: number; microseconds: number }[] = [];
  let began = 0;
  for (let move = 1; move <= Math.max(...marks); move++) {
    const seat = pick(random, match.game.toAct(match.state));
    match.play(seat, pick(random, match.game.legalMoves(match.state, seat)));
    match.hash();
    if (marks.includes(move + window)) began = performance.now();
    if (marks.includes(move)) found.push({ move, microseconds: ((performance.now() - began) * 1000) / window });
  }
  return found;
}
