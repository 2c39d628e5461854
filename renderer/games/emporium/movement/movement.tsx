import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
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

/** How large each thing is drawn in flight, its larger side, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { item: 96, back: 70, hero: 190, monster: 130, coins: 30 };

/** How large what comes to a small place still is, in pixels. */
const small = 34;

/** How far above a purse gold comes from nowhere and goes there, and heroes that are banished, in pixels. */
const beyond = 90;

/** Beyond what lies what is nowhere on the table. */
const before: Readonly<Record<string, string>> = { bank: 'purse', away: 'hero' };

/**
 * Shows what the latest moves did: items go from hands to slots and from heroes to the discards, heroes to monsters and
 * both to whoever sent them, cards from decks to hands, gold to purses and from them.
 */
export const Movement = tableMovement<EmporiumEvent, Thing, Spot>({
  plan: planMovement,
  selectorsOf: ({ at, of }) => [selectorOf({ at: before[at] ?? at, of })],
  pointOf,
  // what a hero wears is worn already
  arrivalOf: ({ to }) => (to.at === 'slot' ? firstSeen(selectorOf(to)) : null),
  timeOf: ({ what, turn }) => ({
    delay: turn * duration('slide'),
    time: duration(what === 'coins' ? 'coin' : 'slide'),
  }),
  Drawing,
  lookOf: ({ what }) => ({ drawn: sizes[what], bend: what === 'coins' ? 46 : 34, appears: true }),
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
