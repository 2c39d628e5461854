import type { AnyMove, Game, GameTypes, Guide, HidingTable, Lesson } from '../engine/index.ts';

/** Any game, through its contract only. */
export type AnyGame = Game<GameTypes, HidingTable<GameTypes['State']>>;
export type AnyGuide = Guide<GameTypes>;
export type AnyLesson = Lesson<AnyMove>;

/** What a game offers besides its rules. */
export interface Extras {
  /** Knowledge for bots. Without a guide, they play imagined matches to the end. */
  readonly guide?: AnyGuide;
  /** In menu order; the introductory lesson comes first. */
  readonly lessons?: readonly AnyLesson[];
  /** The contents of its `puzzles.json`, which `main/puzzles` parses. */
  readonly puzzles?: unknown;
}

const extras = new Map<string, Extras>();

/** Registers a game with its extras, and returns the game. */
export function registered<Known extends AnyGame>(game: Known, its: Extras = {}): Known {
  extras.set(game.id, its);
  return game;
}

/** The extras of the game with this id; empty for an unknown game. */
export function extrasOf(id: string): Extras {
  return extras.get(id) ?? {};
}
