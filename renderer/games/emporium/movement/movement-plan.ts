import type { Seat } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import type { Tier } from '../../../../shared/games/emporium/items/tiers.ts';
import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { banishingFee } from '../../../../shared/games/emporium/votes.ts';
import { FlightPlan, type PlannedFlight } from '../../../game-kit/index.ts';

/** The start or end of a flight. */
export type Spot =
  | { readonly at: 'purse' | 'hand' | 'trophies' | 'envelope'; readonly of: Seat }
  /** Off the table: gold from and to the bank, drawn above the seat's purse. */
  | { readonly at: 'bank'; readonly of: Seat }
  /** `away` is above the row, where banished heroes go. */
  | { readonly at: 'hero' | 'away'; readonly of: HeroId }
  | { readonly at: 'slot'; readonly of: `${HeroId}:${number}` }
  | { readonly at: 'monster'; readonly of: MonsterId }
  /** A deck with its discards. */
  | { readonly at: 'deck'; readonly of: Tier };

/** A flying thing. */
export type Thing =
  | { readonly what: 'item'; readonly item: ItemId }
  /** An item face down, as the viewer may not know it. */
  | { readonly what: 'back'; readonly tier: Tier }
  | { readonly what: 'hero'; readonly hero: HeroId }
  | { readonly what: 'monster'; readonly monster: MonsterId }
  | { readonly what: 'coins'; readonly amount: number };

export type TableFlight = PlannedFlight<Thing, Spot>;
type Plan = FlightPlan<Thing, Spot>;

type EventOf<Type extends EmporiumEvent['type']> = Extract<EmporiumEvent, { type: Type }>;

/** The flights for these events, in order. */
export function planMovement(events: readonly EmporiumEvent[]): Plan {
  const plan: Plan = new FlightPlan(6);
  for (const event of events) {
    // each event waits for the previous one
    if (plan.flights.length > 0) plan.turn += 1;
    planEvent(event, plan);
  }
  return plan;
}

function planEvent(event: EmporiumEvent, plan: Plan): void {
  switch (event.type) {
    case 'choice-sealed':
    case 'vote-sealed':
      plan.fresh.push({ at: 'envelope', of: event.seat });
      return;
    case 'item-sold':
      planSale(event, plan);
      return;
    case 'monster-beaten':
      planFight(event, plan);
      return;
    case 'leather-drawn':
      planDraw(event, plan);
      return;
    case 'item-upgraded':
      planUpgrade(event, plan);
      return;
    case 'votes-revealed':
      for (const hero of event.votes.flatMap(({ marked }) => marked)) plan.changed.push({ at: 'hero', of: hero });
      return;
    case 'deck-reshuffled':
      plan.fresh.push({ at: 'deck', of: event.tier });
      return;
    case 'monsters-came':
      for (const monster of event.monsters) plan.fresh.push({ at: 'monster', of: monster });
      return;
    case 'heroes-came':
      for (const hero of event.heroes) plan.fresh.push({ at: 'hero', of: hero });
      return;
    case 'hero-banished': {
      const { hero, paidBy } = event;
      for (const seat of paidBy) pay(plan, seat, banishingFee);
      plan.fly({ what: 'hero', hero }, { at: 'hero', of: hero }, { at: 'away', of: hero });
      return;
    }
    default:
  }
}

function pay(plan: Plan, seat: Seat, amount: number): void {
  if (amount > 0) plan.fly({ what: 'coins', amount }, { at: 'purse', of: seat }, { at: 'bank', of: seat });
}

/** Moves the item from the hand to its slot, then the gold from the hero to the purse. */
function planSale({ seat, item: id, hero, slot, price, bonus }: EventOf<'item-sold'>, plan: Plan): void {
  plan.fly({ what: 'item', item: id }, { at: 'hand', of: seat }, { at: 'slot', of: `${hero}:${slot}` });
  plan.turn += 1;
  plan.fly({ what: 'coins', amount: price + bonus }, { at: 'hero', of: hero }, { at: 'purse', of: seat });
}

/**
 * Pays the bid, equips the hero and moves it to the monster. Then moves both to the trophies, gear to the discards and
 * gold to the purse.
 */
function planFight(event: EventOf<'monster-beaten'>, plan: Plan): void {
  const { seat, bid, hero, monster, added, swappedIn, swappedOut, breakdown, gold } = event;
  const hand: Spot = { at: 'hand', of: seat };
  const ofHero: Spot = { at: 'hero', of: hero };
  pay(plan, seat, bid);
  if (swappedOut !== null) plan.fly({ what: 'item', item: swappedOut }, ofHero, hand);
  for (const id of [added, swappedIn]) if (id !== null) plan.fly({ what: 'item', item: id }, hand, ofHero);
  plan.turn += 1;
  plan.fly({ what: 'hero', hero }, ofHero, { at: 'monster', of: monster });
  plan.turn += 1;
  plan.fly({ what: 'hero', hero }, { at: 'monster', of: monster }, { at: 'trophies', of: seat });
  plan.fly({ what: 'monster', monster }, { at: 'monster', of: monster }, { at: 'trophies', of: seat });
  for (const id of breakdown.worn) {
    plan.fly({ what: 'item', item: id }, ofHero, { at: 'deck', of: item(id).tier });
  }
  plan.fly({ what: 'coins', amount: gold }, { at: 'monster', of: monster }, { at: 'purse', of: seat });
}

/** Deals cards to a hand one by one, face up if they are known. */
function planDraw({ seat, count, drawn }: EventOf<'leather-drawn'>, plan: Plan): void {
  for (let card = 0; card < count; card++) {
    const known = drawn?.[card];
    plan.fly(
      known === undefined ? { what: 'back', tier: 'leather' } : { what: 'item', item: known },
      { at: 'deck', of: 'leather' },
      { at: 'hand', of: seat },
    );
    plan.turn += 1;
  }
}

/** Discards a card, pays the cost to the bank and draws a better card. */
function planUpgrade({ seat, discarded, into, paid, drawn }: EventOf<'item-upgraded'>, plan: Plan): void {
  const hand: Spot = { at: 'hand', of: seat };
  pay(plan, seat, paid);
  plan.fly({ what: 'item', item: discarded }, hand, { at: 'deck', of: item(discarded).tier });
  plan.turn += 1;
  plan.fly(
    drawn === null ? { what: 'back', tier: into } : { what: 'item', item: drawn },
    { at: 'deck', of: into },
    hand,
  );
}
