import { expect, test } from 'vitest';
import { pick, type RandomWords, randomFromSeed } from '../../../shared/engine/index.ts';
import { shoppingStreetGuide as guide } from '../../../shared/games/shopping-street/bot/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';

/** So many moves on offer are looked at twice. */
const enough = 2000;

/** Plays by chance as long as it goes on; before each choice `meanwhile` looks at the position. */
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

/** How promising each move on offer looks to whoever must act. */
function promisesIn(state: ShoppingStreetState): readonly number[] {
  const [seat] = shoppingStreet.toAct(state);
  if (seat === undefined) return [];
  return shoppingStreet.legalMoves(state, seat).map((move) => guide.prior(state, seat, move));
}

test('what is remembered of one position is not taken for another, in which shops stand elsewhere', () => {
  let compared = 0;
  /** Every shop that may open now leads to another position at the same moment, in which others hold the same. */
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
