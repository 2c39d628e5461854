import { describe, expect, test } from 'vitest';
import { pick, type RandomWords, randomFromSeed, seatAt, shuffle } from '../../../shared/engine/index.ts';
import { allCharacters } from '../../../shared/games/harbour/boards.ts';
import { harbourGuide } from '../../../shared/games/harbour/bot/index.ts';
import { type BuildingId, buildingIds } from '../../../shared/games/harbour/buildings/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { HarbourState } from '../../../shared/games/harbour/state.ts';
import { shopkeeperIn } from '../../bots/deciding.ts';
import { turnOf } from './table.ts';

const decide = shopkeeperIn(harbour, harbourGuide);
const opponents = allCharacters.filter((id) => id !== 'undead-dockhand' && id !== 'noble');

/** How many rounds two Shopkeepers play, one of them the Undead Dockhand, where this building stands in the centre. */
function roundsWith(place: BuildingId, seed: string): number {
  const random = randomFromSeed(seed);
  const others = buildingIds.filter((building) => building !== place);
  shuffle(random, others);
  const { state } = turnOf({
    players: {
      Ana: { board: 'undead-dockhand', goods: { fish: 1, livestock: 1, wood: 1 } },
      Bo: { board: pick(random, opponents), goods: { fish: 1, wood: 1, stone: 1 } },
    },
    centre: [place, ...others.slice(0, 4)],
    deck: others.slice(4),
  });
  return roundsOf(state, random, decide);
}

/** Plays a match to its end; returns how many rounds it took. */
function roundsOf(state: HarbourState, random: RandomWords, choose: typeof decide): number {
  for (let [seat] = harbour.toAct(state); seat !== undefined; [seat] = harbour.toAct(state)) {
    harbour.play(state, seat, choose(state, seat, random));
  }
  return state.round;
}

/** A match of two takes some 22 rounds; of these, 1 in 160 takes more than this, and none comes near twice as many. */
const longMatch = 60;
/** Among the 24 seeds from here, two in each building passed 60 rounds while staying there was allowed, three at 200. */
const firstSeed = 60;

describe('the Undead Dockhand does not hold a match up where goods are taken from an opponent', () => {
  test.each(['tax-office', 'pirate-den'] as const)(
    '%s: hardly a match passes 60 rounds, and none comes to a halt',
    { timeout: 240_000 },
    (place) => {
      const rounds = Array.from({ length: 24 }, (_, match) => roundsWith(place, `taking ${firstSeed + match}`));
      expect(Math.max(...rounds)).toBeLessThan(2 * longMatch);
      expect(rounds.filter((each) => each > longMatch).length).toBeLessThan(2);
    },
  );
});

test('a Shopkeeper far ahead ends the match, instead of improving its points for ever', { timeout: 120_000 }, () => {
  const rounds = Array.from({ length: 8 }, (_, match) => {
    const random = randomFromSeed(`far ahead ${match}`);
    const opponent = seatAt(match % 2);
    return roundsOf(harbour.setup(2, {}, random), random, (state, seat) =>
      seat === opponent ? pick(random, harbour.legalMoves(state, seat)) : decide(state, seat, random),
    );
  });
  expect(Math.max(...rounds)).toBeLessThan(longMatch);
});
