import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import {
  Coin,
  duration,
  firstSeen,
  HeroCard,
  ItemBack,
  ItemCard,
  MonsterCard,
  middleOf,
  type Point,
  zoomOf,
} from '../../../design/index.ts';
import { type DrawingProps, selectorOf, tableMovement } from '../../../game-kit/index.ts';
import { drawnHero, drawnItem, drawnMonster } from '../interaction/drawn.ts';
import { useWords } from '../words.ts';
import { planMovement, type Spot, type Thing } from './movement-plan.ts';

/** The longer side of each flying thing, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { item: 96, back: 70, hero: 190, monster: 130, coins: 30 };

/** Minimum size of a thing that lands in a small place, in pixels. */
const small = 34;

/** Distance above the purse (gold) or the row (banished heroes) where things enter and leave, in pixels. */
const beyond = 90;

/** The place that each off-table spot is next to. */
const before: Readonly<Record<string, string>> = { bank: 'purse', away: 'hero' };

/**
 * Animates the latest moves.
 * Items move from hands to slots and from heroes to discards, heroes to monsters and both to their patron,
 * cards from decks to hands, and gold to and from purses.
 */
export const { Movement, changedBy } = tableMovement<EmporiumEvent, Thing, Spot, EmporiumView>({
  plan: planMovement,
  selectorsOf: ({ at, of }) => [selectorOf({ at: before[at] ?? at, of })],
  pointOf,
  // equipped items are already on the hero
  arrivalOf: ({ to }) => (to.at === 'slot' ? firstSeen(selectorOf(to)) : null),
  timeOf: ({ what, turn }) => ({
    delay: turn * duration('slide'),
    time: duration(what === 'coins' ? 'coin' : 'slide'),
  }),
  Drawing,
  statusOf: ({ what }) => ({ drawn: sizes[what], bend: what === 'coins' ? 46 : 34, appears: true }),
});

function pointOf(element: Element, { at }: Spot, { what }: Thing): Point {
  const { x, y, size } = middleOf(element);
  const zoom = zoomOf(element);
  const [whole, least] = [sizes[what] * zoom, small * zoom];
  switch (at) {
    case 'bank':
    case 'away':
      return { x, y: y - beyond * zoom, size: 0 };
    case 'hero':
    case 'monster':
    case 'slot':
      return { x, y, size: what === 'coins' ? whole : Math.min(whole, size) };
    default:
      return { x, y, size: Math.min(whole, least * 2, Math.max(size, least)) };
  }
}

function Drawing({ thing, seats }: DrawingProps<Thing>) {
  const words = useWords(seats);
  switch (thing.what) {
    case 'item':
      return <ItemCard item={drawnItem(thing.item, words)} width={76} height={96} />;
    case 'back':
      return <ItemBack tier={thing.tier} width={52} height={70} />;
    case 'hero': {
      const { base, slots } = heroes[thing.hero];
      return (
        <HeroCard
          hero={drawnHero({ hero: thing.hero, worn: slots.map(() => null) }, words)}
          total={base}
          openLabel={words.say('open')}
          baseLabel={words.say('base', { base })}
          width={190}
          height={150}
        />
      );
    }
    case 'monster':
      return <MonsterCard monster={drawnMonster(thing.monster, words)} width={112} height={130} />;
    case 'coins':
      return <Coin amount={thing.amount === 1 ? undefined : thing.amount} size={sizes.coins} />;
  }
}
