import type { GameId } from '../../../shared/games/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import type { Chooser } from '../chooser.ts';
import type { Laptop } from '../laptop.ts';
import type { SecretsOfGame } from '../secrets.ts';

/** A game as the tests play it: all that a test that plays any game has to know of one. */
export interface PlayedGame {
  readonly id: GameId;
  readonly secrets: SecretsOfGame;
  /** What the table asks, by the name of the question; "nothing" while nobody is asked. */
  asked(table: TableMessage): string;
  chooser(laptop: Laptop, seed: string): Chooser;
}
