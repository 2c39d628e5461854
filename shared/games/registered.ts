import type { AnyMove, Game, GameTypes, Guide, HidingTable, Lesson } from '../engine/index.ts';

/** Any game, known by its contract alone. */
export type AnyGame = Game<GameTypes, HidingTable<GameTypes['State']>>;
/** The guide of any game. */
export type AnyGuide = Guide<GameTypes>;
/** A lesson of any game. */
export type AnyLesson = Lesson<AnyMove>;

/** What a game may bring beside its rules. */
export interface Extras {
  /** What bots are told. Without a guide they play matches to the end to see what a move leads to. */
  readonly guide?: AnyGuide;
  /** In the order in which they are offered; the first game comes first. */
  readonly lessons?: readonly AnyLesson[];
  /** The contents of its `puzzles.json`, which `main/puzzles` parses. */
  readonly puzzles?: unknown;
}

const extras = new Map<string, Extras>();

/** Registers a game with its extras, and returns the game as it is. */
export function registered<Known extends AnyGame>(game: Known, its: Extras = {}): Known {
  extras.set(game.id, its);
  return game;
}

/** The extras of the game with this id; none for an unknown game. */
export function extrasOf(id: string): Extras {
  return extras.get(id) ?? {};
}
