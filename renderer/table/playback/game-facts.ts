import type { GameFacts } from '../../client/game-facts.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameUi } from '../board/game-ui.ts';

/** The facts about a game that the client needs to find news. */
export function gameFactsOf(ui: GameUi): GameFacts {
  return {
    isReveal: ui.isReveal,
    isNews(event, seats) {
      const line = ui.logLine(event, seats, translatorFor(ui.id));
      return line !== null && !line.heading && !line.housekeeping && !line.secret;
    },
  };
}
