import type { GameId } from '../../../shared/games/index.ts';
import type { Chooser } from '../chooser.ts';
import type { Laptop } from '../laptop.ts';
import type { SecretsOfGame } from '../secrets.ts';

/** Everything that tests for any game need to know about one. */
export interface PlayedGame {
  readonly id: GameId;
  readonly secrets: SecretsOfGame;
  chooser(laptop: Laptop, seed: string): Chooser;
}
