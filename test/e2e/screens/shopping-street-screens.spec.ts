// Every screen of Shopping Street: in reach of all, fitting its window, in the reader's language.
import { layStreets, streetTour } from '../games/shopping-street/street-tour.ts';
import { looksAtScreens } from './screens-in-reach.ts';

looksAtScreens({
  game: 'Shopping Street',
  lay: layStreets,
  tour: streetTour,
  alike: ['half-ask', 'half-lay', 'half-want', 'half-buy', 'half-improve', 'half-discard'],
});
