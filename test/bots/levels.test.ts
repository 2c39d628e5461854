import { describe, expect, test } from 'vitest';
import {
  adviserOf,
  type BotLevel,
  botLevels,
  botOf,
  coachMatch,
  type Decision,
  evaluatorOf,
  mostPromising,
  rateMoves,
} from '../../shared/bots/index.ts';
import { type GameTypes, type RandomWords, randomFromSeed, type Seat } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { campaign } from '../harness/campaign.ts';

/** Imagined matches before each choice. */
const budget = campaign(6, 16);
const bot = (level: BotLevel) => botOf(level, () => (imagined) => imagined < budget);

function decisionAt(game: AnyGame, state: GameTypes['State'], seat: Seat, seats: number, seed: string) {
  const imagine = (chance: RandomWords): GameTypes['State'] => game.redeal(state, seat, chance);
  const evaluator = evaluatorOf(game, guideOf(game.id));
  const decision: Decision<GameTypes> = {
    evaluator,
    seat,
    seats,
    legal: game.legalMoves(state, seat),
    imagine,
    random: randomFromSeed(seed),
  };
  return decision;
}

/** A whole match of the fewest players with rivals, each of a different level, with the choices made. */
function matchOf(game: AnyGame, seed: string) {
  const seats = Math.max(2, game.seats.min);
  const options = {};
  const start = game.setup(seats, options, randomFromSeed(seed));
  const state = game.copy(start);
  const choices: { seat: Seat; moves: GameTypes['Move'][]; isBots: boolean }[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const level = seat === 0 ? 'shopkeeper' : 'apprentice';
    const decision = decisionAt(game, state, seat, seats, `${seed} ${choices.length}`);
    const move = bot(level).decide(decision);
    expect(decision.legal).toContain(move);
    choices.push({ seat, moves: [move], isBots: seat === 0 });
    game.play(state, seat, move);
  }
  return { seats, start, choices, outcome: game.outcome(state) };
}

describe.each(Object.values<AnyGame>(games))('$id', (game) => {
  test('bots play a match to its end, and the coach analyses it', () => {
    const { seats, start, choices, outcome } = matchOf(game, 'coached');
    expect(outcome).toBeDefined();
    const reading = coachMatch({
      evaluator: evaluatorOf(game, guideOf(game.id)),
      seats,
      start,
      choices,
      random: randomFromSeed('coach'),
      goesOn: () => true,
      imagined: budget,
    });
    const soFar = [...reading];
    const { chances, moments, looked, of } = soFar.at(-1) ?? { chances: [], moments: [], looked: 0, of: -1 };
    expect(looked).toBe(of);
    expect(soFar.map((each) => each.looked)).toEqual(Array.from({ length: of + 1 }, (_, at) => at));
    expect(chances).toHaveLength(choices.length + 1);
    for (const row of chances) {
      expect(row).toHaveLength(seats);
      expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
    const first = outcome?.places.indexOf(1) ?? -1;
    expect(chances.at(-1)?.[first], 'who has won has won').toBeGreaterThanOrEqual(1 / seats);
    expect(moments.length).toBeLessThanOrEqual(3);
    for (const { position, seat, played, better } of moments) {
      expect(choices[position]?.seat).toBe(seat);
      expect(played.moves).toEqual(choices[position]?.moves);
      expect(better.chance).toBeGreaterThan(played.chance);
      expect(better.moves[0]).not.toEqual(played.moves[0]);
    }
    const whose = moments.map(({ position }) => choices[position]?.isBots);
    expect(whose, 'people’s moments come first').toEqual(whose.toSorted((one, other) => Number(one) - Number(other)));
  });

  test.each(botLevels)('advice of a %s: legal choices, likely ones first, with reasons the guide knows', (level) => {
    const seats = Math.max(2, game.seats.min);
    const state = game.setup(seats, {}, randomFromSeed('advice'));
    const [seat] = game.toAct(state);
    if (seat === undefined) throw new RangeError('nobody begins');
    const decision = decisionAt(game, state, seat, seats, 'advice');
    const { advice: advised } = adviserOf(decision, { level, most: 3 })((imagined) => imagined < budget);
    expect(advised.length).toBeGreaterThan(0);
    expect(advised.length).toBeLessThanOrEqual(3);
    const choices = advised.map(({ moves }) =>
      moves
        .map((move) => JSON.stringify(move))
        .sort()
        .join(),
    );
    expect(new Set(choices).size, 'no choice is advised twice').toBe(choices.length);
    const features = guideOf(game.id)?.features ?? [];
    for (const { moves, chance, reasons } of advised) {
      expect(decision.legal).toContainEqual(moves[0]);
      const after = game.copy(state);
      for (const move of moves) {
        expect(game.legalMoves(after, seat)).toContainEqual(move);
        game.play(after, seat, move);
      }
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      for (const { feature, points } of reasons) {
        expect(features).toContain(feature);
        expect(Math.abs(points)).toBeGreaterThanOrEqual(0.25);
      }
    }
  });

  test('an apprentice does not always play as a shopkeeper does, and neither always plays the same', () => {
    const seats = Math.max(2, game.seats.min);
    let different = 0;
    const played = new Set<string>();
    for (let match = 0; match < 30; match++) {
      const state = game.setup(seats, {}, randomFromSeed(`levels ${match}`));
      const [seat] = game.toAct(state);
      if (seat === undefined) continue;
      const [one, other] = (['apprentice', 'shopkeeper'] as const).map((level) =>
        JSON.stringify(bot(level).decide(decisionAt(game, state, seat, seats, `levels ${match}`))),
      );
      if (one !== other) different++;
      if (other !== undefined) played.add(other);
    }
    expect(different).toBeGreaterThan(0);
    expect(played.size).toBeGreaterThan(1);
  });

  test('rates the most promising of many moves, each in the same imagined matches', () => {
    const seats = Math.max(2, game.seats.min);
    const state = game.setup(seats, {}, randomFromSeed('rated'));
    const [seat] = game.toAct(state);
    if (seat === undefined) throw new RangeError('nobody begins');
    const decision = decisionAt(game, state, seat, seats, 'rated');
    const few = mostPromising(decision, 2);
    expect(few).toHaveLength(Math.min(2, decision.legal.length));
    const [move] = few;
    if (move === undefined) throw new RangeError('no move');
    const glance = { worlds: 3, horizon: 'quiet', mostMoves: 40 } as const;
    const twice = rateMoves(decisionAt(game, state, seat, seats, 'rated'), [move, move], glance);
    expect(twice[0]?.worth, 'the same move is worth the same').toBe(twice[1]?.worth);
  });
});
