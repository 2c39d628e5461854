import { describe, expect, test } from 'vitest';
import { type Coaching, coachMatch, evaluatorOf } from '../../shared/bots/index.ts';
import { type GameTypes, randomFromSeed, type Seat, seatAt } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';

const seats = 3;
/** How many choices of a match are analysed. */
const most = 60;
/** Imagined matches per choice. */
const imagined = 16;

/** A match of bad choices; `botSeat` is the seat that bots play, if any. */
function leastPromising(game: AnyGame, bots: readonly number[] = []) {
  const guide = guideOf(game.id);
  const start = game.setup(seats, {}, randomFromSeed('read again'));
  const state = game.copy(start);
  const choices: { readonly seat: Seat; readonly moves: readonly GameTypes['Move'][]; readonly isBots: boolean }[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined && choices.length < most; [seat] = game.toAct(state)) {
    const asked = seat;
    const prior = (move: GameTypes['Move']) => guide?.prior(state, asked, move) ?? 0;
    const move = game.legalMoves(state, asked).reduce((one, other) => (prior(other) < prior(one) ? other : one));
    choices.push({ seat, moves: [move], isBots: bots.includes(seat) });
    game.play(state, asked, move);
  }
  return { evaluator: evaluatorOf(game, guide), seats, start, choices, random: randomFromSeed('the coach'), imagined };
}

/** All messages of the coach, in order. */
function saidOf(reading: Generator<Coaching<GameTypes>>): readonly Coaching<GameTypes>[] {
  return [...reading];
}

describe.each(Object.values<AnyGame>(games))('coach of $id', (game) => {
  test('rates a choice that no bot would try as thoroughly as its favourites', () => {
    const { choices, ...match } = leastPromising(game);
    const said = saidOf(coachMatch({ ...match, choices: choices.slice(0, 20), goesOn: () => true }));
    const moments = said.at(-1)?.moments ?? [];
    expect(moments).toHaveLength(3);
    for (const { played, better } of moments) {
      expect(played.chance).toBeGreaterThan(0);
      expect(better.chance).toBeGreaterThan(played.chance);
    }
  });
});

describe('coach', () => {
  test('gives everyone a share of the win at the end of a drawn match', () => {
    const reading = coachMatch({
      evaluator: evaluatorOf(ticTacToe, null),
      seats: 2,
      start: ticTacToe.setup(2, {}, randomFromSeed('a draw')),
      choices: [0, 1, 2, 4, 3, 5, 7, 6, 8].map((cell, at) => {
        return { seat: seatAt(at % 2), moves: [{ type: 'mark' as const, cell }], isBots: false };
      }),
      random: randomFromSeed('the coach'),
      goesOn: () => true,
    });
    expect(reading.next().value?.chances.at(-1)).toEqual([0.5, 0.5]);
  });

  test('reports nothing without time', () => {
    expect(saidOf(coachMatch({ ...leastPromising(harbour), goesOn: () => false }))).toEqual([]);
  });

  test('counts no choice as analysed whose analysis was interrupted', () => {
    // each message stops it a little later, so somewhere within each part of its work
    for (const patience of [1, 70, 130, 200, 500, 900]) {
      let asked = 0;
      const said = saidOf(
        coachMatch({
          ...leastPromising(harbour),
          goesOn: () => {
            asked += 1;
            return asked <= patience;
          },
        }),
      );
      const looked = said.at(-1)?.looked ?? 0;
      // the choice itself gets its full number of imagined matches, and a rival at least one
      expect(looked * imagined).toBeLessThanOrEqual(Math.max(0, patience - most));
      if (looked === 0) expect(said.flatMap(({ moments }) => moments)).toEqual([]);
    }
  });

  test('gives the same result in any time: the number of imagined matches decides', () => {
    const [one, other] = [1, 2].map(() => saidOf(coachMatch({ ...leastPromising(harbour), goesOn: () => true })));
    expect(one).toEqual(other);
    expect(one?.at(-1)).toMatchObject({ looked: 40, of: 40 });
  });

  test('reports people’s choices first, and bots’ last', () => {
    const bots = [0, 2];
    const match = leastPromising(harbour, bots);
    const people = match.choices.filter(({ isBots }) => !isBots).length;
    const said = saidOf(coachMatch({ ...match, goesOn: () => true }));
    const areMomentsOfBots = (at: number) => said[at]?.moments.map(({ seat }) => bots.includes(seat)) ?? [];
    // while people's choices are being analysed, no others are reported
    for (let looked = 1; looked <= people; looked++) expect(areMomentsOfBots(looked)).not.toContain(true);
    expect(areMomentsOfBots(people).length, 'the person did not play well').toBeGreaterThan(0);
    const last = areMomentsOfBots(said.length - 1);
    expect(last).toEqual(last.toSorted((one, other) => Number(one) - Number(other)));
    expect(last[0]).toBe(false);
  });
});
