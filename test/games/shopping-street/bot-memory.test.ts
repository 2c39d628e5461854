import { expect, test } from 'vitest';
import { pick, type RandomWords, randomFromSeed } from '../../../shared/engine/index.ts';
import { shoppingStreetGuide as guide } from '../../../shared/games/shopping-street/bot/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';

/** The number of legal moves to evaluate twice. */
const enough = 2000;

/** Plays a random game to its end and calls `meanwhile` before each choice. */
function playOn(
  state: ShoppingStreetState,
  random: RandomWords,
  goesOn: () => boolean,
  meanwhile: () => void = () => {},
): void {
  for (let [seat] = shoppingStreet.toAct(state); seat !== undefined && goesOn(); [seat] = shoppingStreet.toAct(state)) {
    meanwhile();
    shoppingStreet.play(state, seat, pick(random, shoppingStreet.legalMoves(state, seat)));
  }
}

/** The score of each legal move for the player to act. */
function promisesIn(state: ShoppingStreetState): readonly number[] {
  const [seat] = shoppingStreet.toAct(state);
  if (seat === undefined) return [];
  return shoppingStreet.legalMoves(state, seat).map((move) => guide.prior(state, seat, move));
}

test('the bot’s cache tells apart positions whose shops are on other spaces', () => {
  let compared = 0;
  /** The positions after each possible opening. They differ only in the shop. */
  const compareOpenings = (state: ShoppingStreetState): void => {
    const [seat] = shoppingStreet.toAct(state);
    const { turn } = state;
    if (seat === undefined) return;
    const openings = shoppingStreet.legalMoves(state, seat).filter(({ type }) => type === 'open');
    const positions = openings.slice(0, 12).map((opening) => {
      const after = shoppingStreet.copy(state);
      shoppingStreet.play(after, seat, opening);
      playOn(after, randomFromSeed(`turn ${turn}`), () => after.turn === turn);
      return after;
    });
    const remembering = positions.map(promisesIn);
    // of a copy that shares nothing nothing can be remembered
    const anew = positions.map((position) => promisesIn(structuredClone(position)));
    expect(remembering).toEqual(anew);
    compared += anew.flat().length;
  };
  for (let match = 0; compared < enough; match++) {
    const state = shoppingStreet.setup(3, {}, randomFromSeed(`match ${match}`));
    playOn(
      state,
      randomFromSeed(`moves ${match}`),
      () => compared < enough,
      () => compareOpenings(state),
    );
  }
});
