import { describe, expect, test } from 'vitest';
import { combination, type EventHiding, type GameTypes, unknownTo } from '../../shared/engine/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { holdLaws } from './laws.ts';

type State = GameTypes['State'];

/** A secret from all: the first of the cards or tiles hidden from everyone. */
function secretOf(game: AnyGame, state: State): string {
  const pieces = unknownTo(game.hiding, state, 'spectator').filter((secret) => typeof secret === 'string');
  return pieces.find((piece) => !piece.startsWith(' ')) ?? '';
}

/** Half a secret: one bit of it, as in most leaks. */
const isOdd = (secret: string): boolean => [...secret].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 2 === 1;

/** Every fact that only an event's seat may know, sent to everyone; in a game without any, an extra fact. */
function sentToAll(game: AnyGame): AnyGame {
  const table: EventHiding<GameTypes['Event']> = game.eventHiding;
  const entries = Object.entries<Readonly<Record<string, string>>>(table);
  if (entries.some(([, facts]) => Object.values(facts).includes('seat'))) {
    const opened = entries.map(([type, facts]) => [
      type,
      Object.fromEntries(
        Object.entries(facts).map(([fact, audience]) => [fact, audience === 'seat' ? 'open' : audience]),
      ),
    ]);
    return { ...game, eventHiding: Object.fromEntries(opened) };
  }
  return {
    ...game,
    play: (state, seat, move) => {
      const secret = secretOf(game, state);
      return game.play(state, seat, move).map((event) => ({ ...event, secret }));
    },
  };
}

/** The leaks that the laws must find in every game, by what reveals the secret. */
const leaks: Readonly<Record<string, (game: AnyGame) => AnyGame>> = {
  'a fact of an event': sentToAll,
  'a field of the view': (game) => {
    const { question } = Object.fromEntries(Object.entries(game.hiding));
    if (question === undefined) throw new TypeError(`${game.id} asks no questions`);
    const leaky: typeof question = { ...question, show: (_value, state) => secretOf(game, state) };
    return { ...game, hiding: { ...game.hiding, question: leaky } };
  },
  'a move on offer, or not': (game) => ({
    ...game,
    legalMoves: (state, seat) => {
      const legal = game.legalMoves(state, seat);
      return legal.length > 1 && isOdd(secretOf(game, state)) ? legal.slice(1) : legal;
    },
  }),
  'whether everybody’s eyes may see it asked': (game) => ({
    ...game,
    publicMoves: (state, seat) => (isOdd(secretOf(game, state)) ? game.legalMoves(state, seat) : []),
  }),
  'the order of the moves': (game) => ({
    ...game,
    legalMoves: (state, seat) => {
      const legal = game.legalMoves(state, seat);
      return isOdd(secretOf(game, state)) ? legal.toReversed() : legal;
    },
  }),
  'how many lines a move has': (game) => ({
    ...game,
    play: (state, seat, move) => {
      const wasOdd = isOdd(secretOf(game, state));
      const events = game.play(state, seat, move);
      return wasOdd ? [...events, ...events.slice(-1)] : events;
    },
  }),
  'why a move is refused': (game) => ({
    ...game,
    // an error for an illegal move instead of a wrong turn reveals that the seat has a choice
    legalMoves: (state, seat) => {
      const legal = game.legalMoves(state, seat);
      const [acting] = game.toAct(state);
      const isIdle = legal.length === 0 && acting !== undefined;
      return isIdle && isOdd(secretOf(game, state)) ? game.legalMoves(state, acting) : legal;
    },
  }),
  'an undo after cards were seen': (game) => {
    const silent = Object.entries(game.hiding).map(([field, declared]) => [field, { ...declared, unknown: () => {} }]);
    return { ...game, hiding: Object.fromEntries(silent) };
  },
};

describe.each(Object.values<AnyGame>(games))('the laws find in $id', (game) => {
  test.each(Object.entries(leaks))('%s', (_what, plant) => {
    const leaky = plant(game);
    expect(() => {
      // the Noble, the only one with secrets in Harbour, is not in every match
      for (let match = 0; match < 6; match++) {
        const seats = game.seats.max;
        holdLaws(leaky, { seats, options: combination(game.options, seats, match), seed: `planted ${match}` }, 1);
      }
    }).toThrow(/expected/);
  });
});
