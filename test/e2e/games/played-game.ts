import type { GameId } from '../../../shared/games/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import type { Chooser } from '../chooser.ts';
import type { Laptop } from '../laptop.ts';
import type { SecretsOfGame } from '../secrets.ts';

/** Everything that tests for any game need to know about one. */
export interface PlayedGame {
  readonly id: GameId;
  readonly secrets: SecretsOfGame;
  /** The name of the question that the table asks; "nothing" if there is none. */
  asked(table: TableMessage): string;
  chooser(laptop: Laptop, seed: string): Chooser;
}
