import { harbourUi } from '../../../../renderer/games/harbour/index.ts';
import { harbourGuide } from '../../../../shared/games/harbour/bot/index.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { turnOf } from '../../../games/harbour/table.ts';
import { choicesAreWorded } from '../choice-laws.ts';
import { playMatch, seenBy } from './played-match.ts';

choicesAreWorded({
  game: harbour,
  ui: harbourUi,
  features: harbourGuide.features,
  namespace: 'harbour-choices',
  matches: 40,
  play: (match, look) => void playMatch(1 + (match % 4), `choices ${match}`, (_events, state) => look(state)),
  kindOf: ({ question, practice }, move) =>
    `${question?.type} ${Object.values(move).slice(0, 2).join(' ')} ${practice === null}`,
  rarely: () => {
    const steps: readonly HarbourMove[] = [
      { type: 'give-good', good: 'fish' },
      { type: 'end-turn' },
      { type: 'take-from', good: 'fish' },
    ];
    return [{ view: seenBy(turnOf({ players: { Ana: {}, Bo: {} } }).state, 'spectator'), moves: steps }];
  },
});
