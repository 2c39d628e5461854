import { emporiumUi } from '../../../../renderer/games/emporium/index.ts';
import { emporiumGuide } from '../../../../shared/games/emporium/bot/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { choicesAreWorded } from '../choice-laws.ts';
import { playMatch } from './played-match.ts';

choicesAreWorded({
  game: emporium,
  ui: emporiumUi,
  features: emporiumGuide.features,
  namespace: 'emporium-choices',
  matches: 30,
  play: (match, look) => void playMatch(2 + (match % 5), match, (_events, state) => look(state)),
  kindOf: ({ question }, move) => {
    const left = Object.values(move).map((fact) => fact === null);
    return `${question?.type} ${move.type} ${left.join()}`;
  },
});
