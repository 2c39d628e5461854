import type { GameFacts } from '../../client/game-facts.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameRoom } from '../board/game-room.ts';

/** What the client needs to know of a game to tell what is new at its table. */
export function gameFactsOf(room: GameRoom): GameFacts {
  return {
    isReveal: room.isReveal,
    isNews(event, seats) {
      const line = room.logLine(event, seats, translatorFor(room.id));
      return line !== null && !line.heading && !line.housekeeping && !line.secret;
    },
  };
}
