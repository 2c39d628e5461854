import type { GameFacts } from '../../client/game-facts.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameUi } from '../board/game-ui.ts';

/** The facts about a game that the client needs to find news. */
export function gameFactsOf(room: GameUi): GameFacts {
  return {
    isReveal: room.isReveal,
    isNews(event, seats) {
      const line = room.logLine(event, seats, translatorFor(room.id));
      return line !== null && !line.heading && !line.housekeeping && !line.secret;
    },
  };
}
