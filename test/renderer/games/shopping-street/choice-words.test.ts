import { shoppingStreetUi } from '../../../../renderer/games/shopping-street/index.ts';
import { shoppingStreetGuide } from '../../../../shared/games/shopping-street/bot/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { choicesAreWorded } from '../choice-laws.ts';
import { playMatch } from './played-match.ts';

choicesAreWorded({
  game: shoppingStreet,
  ui: shoppingStreetUi,
  features: shoppingStreetGuide.features,
  namespace: 'shopping-street-choices',
  matches: 6,
  play: (match, look) => void playMatch(3 + (match % 3), match, (_events, state) => look(state)),
  kindOf: ({ question }, { type }) => `${question?.type} ${type}`,
});
