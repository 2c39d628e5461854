import type { Ability } from './abilities.ts';
import { type Action, type BuildingSymbol, buy, gainAny } from './actions.ts';
import { type Character, characters, promos } from './characters.ts';

/** A player board in use: a character, or the side that is the same for all. */
export interface Board {
  readonly symbols: readonly BuildingSymbol[];
  /** The action of its starting building. */
  readonly action: Action;
  readonly ability: Ability | null;
  readonly marks: NonNullable<Character['marks']>;
}

const everyCharacter: Readonly<Record<CharacterId, Character>> = { ...characters, ...promos };

export type CharacterId = keyof typeof characters | keyof typeof promos;
/** A side of a player board: a character, or The Wharfs, which has no ability. */
export type BoardId = CharacterId | 'the-wharfs';

/** Whether an id from outside is that of a character. */
export function isCharacterId(id: string): id is CharacterId {
  return Object.hasOwn(everyCharacter, id);
}

/** The characters of the base game, and all including the promotional ones. */
export const baseCharacters: readonly CharacterId[] = Object.keys(characters).filter(isCharacterId);
export const allCharacters: readonly CharacterId[] = Object.keys(everyCharacter).filter(isCharacterId);

/** Whether a character depends on other players. */
export function needsOthers(id: CharacterId): boolean {
  return everyCharacter[id].needsOthers === true;
}

function boardOf({ symbols, starts, ability, marks = {} }: Character): Board {
  return { symbols, action: { order: 'or', goods: starts, buy: buy() }, ability, marks };
}

const sides = new Map<BoardId, Board>([
  [
    'the-wharfs',
    {
      symbols: [],
      action: { order: 'or', goods: [gainAny(2)], buy: buy() },
      ability: null,
      marks: { name: 'K', ability: 'K' },
    },
  ],
  ...allCharacters.map((id): [BoardId, Board] => [id, boardOf(everyCharacter[id])]),
]);

/** The ids of all sides, The Wharfs first. */
export const boardIds: readonly BoardId[] = [...sides.keys()];

/** The side with this id. Throws RangeError for an unknown one. */
export function board(id: BoardId): Board {
  const side = sides.get(id);
  if (side === undefined) throw new RangeError(`no board ${id}`);
  return side;
}
