import { expect, it } from 'vitest';
import {
  combination,
  type GameTypes,
  pick,
  randomFromSeed,
  seatAt,
  see,
  type Viewer,
} from '../../shared/engine/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';

/** Positions in which a field must be hidden before it counts: by chance, a redeal may deal a card as it was. */
const enough = 5;

/** A redeal must change a hidden field in at least one of this many positions. */
const mostAlike = 12;

/** The parts of a state or a view by name, those of the players too. */
function partsOf(value: object): ReadonlyMap<string, unknown> {
  const parts = new Map<string, unknown>();
  const add = (name: string, record: object): void => {
    for (const [field, part] of Object.entries(record)) {
      if (field === 'players')
        for (const [seat, player] of Object.entries(part)) add(`player ${seat} `, Object(player));
      else parts.set(`${name}${field}`, part);
    }
  };
  add('', value);
  return parts;
}

/** Whether a part of a view shows this part of the state: as it is, or as cards or a choice that the viewer knows. */
function shows(seen: unknown, part: unknown): boolean {
  const { cards, choice } = Object(seen);
  return [seen, cards, choice].some((each) => JSON.stringify(each) === JSON.stringify(part));
}

/** Notes the fields of a state that its viewer does not see, and the fields that a redeal changes. */
function note(
  game: AnyGame,
  state: GameTypes['State'],
  viewer: Viewer,
  hidden: Map<string, number>,
  dealt: Map<string, number>,
) {
  const seen = partsOf(see(game.hiding, state, viewer));
  const other = partsOf(game.redeal(state, viewer, randomFromSeed('imagined')));
  // what only steers the rules is in no view, and no secret
  const isSteering = (part: string): boolean => /agenda$| shown$/.test(part);
  for (const [part, value] of partsOf(state)) {
    const name = part.replace(/\d+/, part.startsWith(`player ${viewer} `) ? 'own' : 'other');
    if (isSteering(part) || value === null || JSON.stringify(value) === '[]') continue;
    if (!shows(seen.get(part), value)) hidden.set(name, (hidden.get(name) ?? 0) + 1);
    if (JSON.stringify(other.get(part)) !== JSON.stringify(value)) dealt.set(name, (dealt.get(name) ?? 0) + 1);
  }
}

it.each(Object.values<AnyGame>(games).map((game) => [game.id, game] as const))(
  'a redeal of %s changes every field that its viewer does not see',
  (_id, game) => {
    const [hidden, dealt] = [new Map<string, number>(), new Map<string, number>()];
    for (let match = 0; match < 32; match++) {
      const random = randomFromSeed(`redealing ${match}`);
      const seats = Math.min(game.seats.max, Math.max(game.seats.min, 2 + (match % 3)));
      const state = game.setup(seats, combination(game.options, seats, match), random);
      for (let moves = 0; moves < 160; moves++) {
        const [seat] = game.toAct(state);
        if (seat === undefined) break;
        if (moves % 4 === 0) for (const viewer of [seatAt(0), seat]) note(game, state, viewer, hidden, dealt);
        game.play(state, seat, pick(random, game.legalMoves(state, seat)));
      }
    }
    const kept = [...hidden].filter(([name, times]) => times >= enough && (dealt.get(name) ?? 0) * mostAlike < times);
    expect(kept.map(([name]) => name)).toEqual([]);
  },
);
