import type { ReactNode } from 'react';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import {
  Coin,
  duration,
  type Flight,
  firstSeen,
  HeroCard,
  ItemBack,
  ItemCard,
  MonsterCard,
  middleOf,
  type Point,
} from '../../../design/index.ts';
import { type Before, type Moving, TableMovement, whereStands } from '../../../game-kit/index.ts';
import { drawnHero, drawnItem, drawnMonster } from '../interaction/drawn.ts';
import { useWords, type Words } from '../words.ts';
import { planMovement, type Spot, type TableFlight, type Thing } from './movement-plan.ts';

interface MovementProps {
  readonly latest: readonly EmporiumEvent[];
  readonly seats: readonly SeatSettings[];
}

/** How large each thing is drawn in flight, its larger side, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { item: 96, back: 70, hero: 190, monster: 130, coins: 30 };

/** How large what comes to a small place still is, in pixels. */
const small = 34;

/** How far above a purse gold comes from nowhere and goes there, and heroes that are banished, in pixels. */
const beyond = 90;

/**
 * Shows what the latest moves did: items go from hands to slots and from heroes to the discards, heroes to monsters and
 * both to whoever sent them, cards from decks to hands, gold to purses and from them.
 */
export function Movement({ latest, seats }: MovementProps) {
  const words = useWords(seats);
  return (
    <TableMovement
      latest={latest}
      plan={planMovement}
      lookBefore={lookBefore}
      elementAt={elementAt}
      movingOf={movingOf}
      arrivalOf={arrivalOf}
      draw={(moving) => flightOf(moving, words)}
    />
  );
}

function flightOf({ thing, ...way }: Moving<Thing>, words: Words): Flight {
  return {
    ...way,
    drawing: drawingOf(thing, words),
    drawn: sizes[thing.what],
    bend: thing.what === 'coins' ? 46 : 34,
    appears: true,
  };
}

function drawingOf(thing: Thing, words: Words): ReactNode {
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

/** Where heroes, what they wear and monsters stand. */
function lookBefore(): Before {
  return whereStands('[data-hero], [data-slot], [data-monster]', ({ hero, slot, monster }) => hero ?? slot ?? monster);
}

/** What a hero wears is worn already, and shows when it arrives. */
function arrivalOf({ to }: TableFlight): Element | null {
  return to.at === 'slot' ? elementAt(to) : null;
}

/** A flight between places that are to be seen; null where one of them is not. */
function movingOf(flight: TableFlight, before: Before | null, key: string): Moving<Thing> | null {
  const { from, to, turn, ...thing } = flight;
  const start = pointOf(from, thing, before);
  const end = pointOf(to, thing, before);
  if (start === null || end === null) return null;
  const time = duration(thing.what === 'coins' ? 'coin' : 'slide');
  return { thing, key, from: start, to: end, delay: turn * duration('slide'), time };
}

/** The middle of a spot on the page, and how large the thing is drawn there; null where it is not to be seen. */
function pointOf(spot: Spot, thing: Thing, before: Before | null): Point | null {
  const stood = before?.get(nameOf(spot));
  const element = elementAt(spot);
  const point = stood ?? (element === null ? null : middleOf(element));
  if (point === null) return null;
  const whole = sizes[thing.what];
  const { x, y } = point;
  switch (spot.at) {
    case 'bank':
    case 'away':
      return { x, y: y - beyond, size: 0 };
    case 'hero':
    case 'monster':
    case 'slot':
      return { x, y, size: thing.what === 'coins' ? whole : Math.min(whole, point.size) };
    default:
      return { x, y, size: Math.min(whole, small * 2, Math.max(point.size, small)) };
  }
}

/** By what name a spot is remembered. */
function nameOf(spot: Spot): string {
  switch (spot.at) {
    case 'hero':
    case 'away':
      return spot.hero;
    case 'monster':
      return spot.monster;
    case 'slot':
      return `${spot.hero}:${spot.slot}`;
    default:
      return '';
  }
}

/** The element of a spot; where there are several, the first that is to be seen. */
function elementAt(spot: Spot): Element | null {
  return firstSeen(selectorOf(spot));
}

function selectorOf(spot: Spot): string {
  switch (spot.at) {
    case 'purse':
    case 'bank':
      return `[data-purse="${spot.seat}"]`;
    case 'hand':
    case 'trophies':
      return `[data-${spot.at}="${spot.seat}"]`;
    case 'hero':
    case 'away':
      return `[data-hero="${spot.hero}"]`;
    case 'slot':
      return `[data-slot="${spot.hero}:${spot.slot}"]`;
    case 'monster':
      return `[data-monster="${spot.monster}"]`;
    case 'deck':
      return `[data-deck="${spot.tier}"]`;
  }
}
