import { mercadoDeLisboaUi } from '../../../../renderer/games/mercado-de-lisboa/index.ts';
import { randomFromSeed } from '../../../../shared/engine/index.ts';
import { mercadoDeLisboaGuide } from '../../../../shared/games/mercado-de-lisboa/bot/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { choicesAreWorded } from '../choice-laws.ts';
import { playMatch } from './played-match.ts';

choicesAreWorded({
  game: mercadoDeLisboa,
  ui: mercadoDeLisboaUi,
  features: mercadoDeLisboaGuide.features,
  namespace: 'mercado-de-lisboa-choices',
  matches: 40,
  play: (match, look) => {
    if (match === 0) look(mercadoDeLisboa.setup(1, { challenge: 'specialist' }, randomFromSeed('specialist')));
    playMatch(1 + (match % 4), match, (_events, state) => look(state));
  },
  kindOf: (_state, move) => Object.values(move).slice(0, 2).join(' '),
});
