import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isKnown } from '../../../main/host/bots/known-choice.ts';
import {
  type AnyEvent,
  type AnyMove,
  combination,
  type GameTypes,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  sameMove,
  seatAt,
  seatsOf,
  see,
  seeEvent,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';

type State = GameTypes['State'];

/** Pairs of matches per game that the asking player cannot tell apart. */
const pairs = Number(process.env.KNOWN_PAIRS ?? campaign(12, 30, 60));

/** A choice that a seat made in a match. */
interface Made {
  readonly before: State;
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
}

/** Makes a random choice. Further moves belong to it as long as others see nothing of it. */
function chooses(game: AnyGame, state: State, seat: Seat, random: RandomWords): Made {
  const before = game.copy(state);
  const moves: AnyMove[] = [];
  for (let events: readonly AnyEvent[] = []; events.length === 0 && game.toAct(state).includes(seat); ) {
    const move = pick(random, game.legalMoves(state, seat));
    events = game.play(state, seat, move);
    moves.push(move);
  }
  return { before, seat, moves };
}

/** Choices of random matches over all numbers of players and options. */
function* choicesIn(game: AnyGame): Generator<{ made: Made; seats: number }, never> {
  for (let match = 0; ; match++) {
    const random = randomFromSeed(`choices ${match}`);
    const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
    const state = game.setup(seats, combination(game.options, seats, match), randomFromSeed(`known ${match}`));
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      yield { made: chooses(game, state, pick(random, acting), random), seats };
    }
  }
}

/** What the viewer sees of these moves; null if they are not legal. */
function sightOf(game: AnyGame, { before, seat, moves }: Made, viewer: Viewer) {
  const state = game.copy(before);
  const seen: unknown[] = [];
  for (const move of moves) {
    const legal = game.legalMoves(state, seat).find((each) => sameMove(each, move));
    if (legal === undefined) return null;
    for (const event of game.play(state, seat, legal)) seen.push(seeEvent(game.eventHiding, event, viewer));
  }
  return { seen, view: structuredClone(see(game.hiding, state, viewer)) };
}

/** The same choice in another match that the viewer cannot tell apart, before or after it. */
function* alike(game: AnyGame, made: Made, viewer: Viewer, deals: number): Generator<Made> {
  const sight = sightOf(game, made, viewer);
  for (let deal = 0; deal < deals; deal++) {
    const before = game.redeal(made.before, viewer, randomFromSeed(`alike ${deal}`));
    const other = { ...made, before };
    if (isDeepStrictEqual(sightOf(game, other, viewer), sight)) yield other;
  }
}

describe.each(Object.values<AnyGame>(games))('whether a choice is known in $id', (game) => {
  it('depends only on what the asking player knows', () => {
    const counts = { pairs: 0, known: 0 };
    let index = 0;
    for (const { made, seats } of choicesIn(game)) {
      index++;
      const viewers = ['spectator' as const, ...seatsOf(seats).filter((seat) => seat !== made.seat)];
      const viewer = viewers[index % viewers.length] ?? 'spectator';
      const known = isKnown(game, made, viewer);
      for (const other of alike(game, made, viewer, 3)) {
        counts.pairs++;
        if (known) counts.known++;
        expect(isKnown(game, other, viewer), JSON.stringify(made.moves)).toBe(known);
      }
      if (counts.pairs >= pairs) break;
    }
    expect(counts.known).toBeGreaterThan(0);
  });

  it('is false if another choice would look the same in any possible match', () => {
    let index = 0;
    let compared = 0;
    for (const { made, seats } of choicesIn(game)) {
      index++;
      if (index > pairs) break;
      const viewers = ['spectator' as const, ...seatsOf(seats).filter((seat) => seat !== made.seat)];
      const viewer = viewers[index % viewers.length] ?? 'spectator';
      if (!isKnown(game, made, viewer)) continue;
      const sight = sightOf(game, made, viewer);
      for (let deal = 0; deal < 4; deal++) {
        const before = game.redeal(made.before, viewer, randomFromSeed(`doubt ${index} ${deal}`));
        const random = randomFromSeed(`instead ${index} ${deal}`);
        for (let tries = 0; tries < 8; tries++) {
          const state = game.copy(before);
          if (game.legalMoves(state, made.seat).length === 0) break;
          const other = { ...chooses(game, state, made.seat, random), before };
          const isSame =
            other.moves.length === made.moves.length &&
            other.moves.every((move) => made.moves.some((each) => sameMove(each, move)));
          if (isSame) continue;
          compared++;
          expect(
            isDeepStrictEqual(sightOf(game, other, viewer), sight),
            JSON.stringify([made.moves, other.moves]),
          ).toBe(false);
        }
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});

describe('exchange that is given up', () => {
  const game = games['shopping-street'];

  /** Seat 0 asks, all lay out what they can; it wants the first card laid out and offers its whole hand for it. */
  function bargained() {
    for (let match = 0; ; match++) {
      const state = game.setup(3, {}, randomFromSeed(`bargain ${match}`));
      const ask = game.legalMoves(state, seatAt(0)).find(({ type }) => type === 'ask');
      if (ask !== undefined) game.play(state, seatAt(0), ask);
      for (
        let [seat] = game.toAct(state);
        state.question?.type === 'lay' && seat !== undefined;
        [seat] = game.toAct(state)
      ) {
        const [move] = game.legalMoves(state, seat);
        if (move !== undefined) game.play(state, seat, move);
      }
      if (state.question?.type !== 'bargain') continue;
      for (
        let [move] = game.legalMoves(state, seatAt(0));
        move !== undefined;
        [move] = game.legalMoves(state, seatAt(0))
      ) {
        if (move.type !== 'want' && move.type !== 'add') break;
        game.play(state, seatAt(0), move);
      }
      return state;
    }
  }

  it('is not explained, even if nothing was left to offer', () => {
    const before = bargained();
    expect(game.legalMoves(before, seatAt(0)).map(({ type }) => type)).toEqual(['propose', 'give-up']);
    expect(isKnown(game, { before, seat: seatAt(0), moves: [{ type: 'give-up' }] }, seatAt(1))).toBe(false);
  });
});
