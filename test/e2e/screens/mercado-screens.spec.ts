// Every screen of Mercado de Lisboa: in reach of all, fitting its window, in the reader's language.
import { layMarkets, marketTour } from '../games/mercado-de-lisboa/market-tour.ts';
import { looksAtScreens } from './screens-in-reach.ts';

looksAtScreens({
  game: 'Mercado de Lisboa',
  lay: layMarkets,
  tour: marketTour,
  alike: ['space-picked', 'entrance-picked'],
});
