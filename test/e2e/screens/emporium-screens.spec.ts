// Every screen of Emporium: in reach of all, fitting its window, in the reader's language.
import { layShops, shopTour } from '../games/emporium/shop-tour.ts';
import { looksAtScreens } from './screens-in-reach.ts';

looksAtScreens({
  game: 'Emporium',
  lay: layShops,
  tour: shopTour,
  alike: ['half-sell', 'half-place', 'half-send', 'half-upgrade', 'half-vote'],
});
