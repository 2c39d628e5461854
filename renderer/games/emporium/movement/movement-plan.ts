import type { Seat } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import type { Tier } from '../../../../shared/games/emporium/items/tiers.ts';
import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { banishingFee } from '../../../../shared/games/emporium/votes.ts';
import type { MovementPlan, PlannedFlight } from '../../../game-kit/index.ts';

/** Where things come from and go to. */
export type Spot =
  | { readonly at: 'purse' | 'hand' | 'trophies'; readonly seat: Seat }
  /** Beyond the purse, where gold comes from and goes to that nobody at the table has. */
  | { readonly at: 'bank'; readonly seat: Seat }
  | { readonly at: 'hero'; readonly hero: HeroId }
  /** Above the row, where banished heroes go. */
  | { readonly at: 'away'; readonly hero: HeroId }
  | { readonly at: 'slot'; readonly hero: HeroId; readonly slot: number }
  | { readonly at: 'monster'; readonly monster: MonsterId }
  /** A deck with its discards. */
  | { readonly at: 'deck'; readonly tier: Tier };

/** What flies. */
export type Thing =
  | { readonly what: 'item'; readonly item: ItemId }
  /** An item face down: which one is not for these eyes. */
  | { readonly what: 'back'; readonly tier: Tier }
  | { readonly what: 'hero'; readonly hero: HeroId }
  | { readonly what: 'monster'; readonly monster: MonsterId }
  | { readonly what: 'coins'; readonly amount: number };

/** One thing on its way. */
export type TableFlight = PlannedFlight<Thing, Spot>;

/** Turns that are waited for one by one; the rest set off together with the last of these. */
const oneByOne = 6;

interface Writer {
  fly(thing: Thing, from: Spot, to: Spot): void;
  /** What comes now waits for what came before. */
  next(): void;
  fresh(spot: Spot): void;
}

type Told<Type extends EmporiumEvent['type']> = Extract<EmporiumEvent, { type: Type }>;

/** What moves on the table because of these events, in their order. */
export function planMovement(events: readonly EmporiumEvent[]): MovementPlan<TableFlight, Spot> {
  const flights: TableFlight[] = [];
  const fresh: Spot[] = [];
  let turn = 0;
  const writer: Writer = {
    fly: (thing, from, to) => flights.push({ ...thing, from, to, turn: Math.min(turn, oneByOne) }),
    next() {
      if (flights.length > 0) turn += 1;
    },
    fresh: (spot) => fresh.push(spot),
  };
  for (const event of events) {
    writer.next();
    planEvent(event, writer);
  }
  return { flights, fresh };
}

function planEvent(event: EmporiumEvent, writer: Writer): void {
  switch (event.type) {
    case 'item-sold':
      planSale(event, writer);
      return;
    case 'monster-beaten':
      planFight(event, writer);
      return;
    case 'leather-drawn':
      planDraw(event, writer);
      return;
    case 'item-upgraded':
      planUpgrade(event, writer);
      return;
    case 'deck-reshuffled':
      writer.fresh({ at: 'deck', tier: event.tier });
      return;
    case 'monsters-came':
      for (const monster of event.monsters) writer.fresh({ at: 'monster', monster });
      return;
    case 'heroes-came':
      for (const hero of event.heroes) writer.fresh({ at: 'hero', hero });
      return;
    case 'hero-banished': {
      const { hero, paidBy } = event;
      for (const seat of paidBy) pay(writer, seat, banishingFee);
      writer.fly({ what: 'hero', hero }, { at: 'hero', hero }, { at: 'away', hero });
      return;
    }
    default:
  }
}

/** Gold goes from a purse to the bank. */
function pay({ fly }: Writer, seat: Seat, amount: number): void {
  if (amount > 0) fly({ what: 'coins', amount }, { at: 'purse', seat }, { at: 'bank', seat });
}

/** The item goes from the hand to its slot, then the gold from the hero to the purse. */
function planSale({ seat, item: id, hero, slot, price, bonus }: Told<'item-sold'>, writer: Writer): void {
  writer.fly({ what: 'item', item: id }, { at: 'hand', seat }, { at: 'slot', hero, slot });
  writer.next();
  writer.fly({ what: 'coins', amount: price + bonus }, { at: 'hero', hero }, { at: 'purse', seat });
}

/** The bid is paid and the hero equipped; then it goes to the monster, and both to the trophies, gear to the discards, gold to the purse. */
function planFight(event: Told<'monster-beaten'>, writer: Writer): void {
  const { seat, bid, hero, monster, added, swappedIn, swappedOut, reckoning, gold } = event;
  const { fly, next } = writer;
  const hand: Spot = { at: 'hand', seat };
  const ofHero: Spot = { at: 'hero', hero };
  pay(writer, seat, bid);
  if (swappedOut !== null) fly({ what: 'item', item: swappedOut }, ofHero, hand);
  for (const id of [added, swappedIn]) if (id !== null) fly({ what: 'item', item: id }, hand, ofHero);
  next();
  fly({ what: 'hero', hero }, ofHero, { at: 'monster', monster });
  next();
  fly({ what: 'hero', hero }, { at: 'monster', monster }, { at: 'trophies', seat });
  fly({ what: 'monster', monster }, { at: 'monster', monster }, { at: 'trophies', seat });
  for (const id of reckoning.worn) {
    fly({ what: 'item', item: id }, ofHero, { at: 'deck', tier: item(id).tier });
  }
  fly({ what: 'coins', amount: gold }, { at: 'monster', monster }, { at: 'purse', seat });
}

/** Cards come to a hand, one after the other: face up where they are known. */
function planDraw({ seat, count, drawn }: Told<'leather-drawn'>, { fly, next }: Writer): void {
  for (let card = 0; card < count; card++) {
    const known = drawn?.[card];
    fly(
      known === undefined ? { what: 'back', tier: 'leather' } : { what: 'item', item: known },
      { at: 'deck', tier: 'leather' },
      { at: 'hand', seat },
    );
    next();
  }
}

/** A card goes to the discards of its tier, what it costs to the bank, and a better one comes. */
function planUpgrade({ seat, discarded, into, paid, drawn }: Told<'item-upgraded'>, writer: Writer): void {
  const { fly, next } = writer;
  const hand: Spot = { at: 'hand', seat };
  pay(writer, seat, paid);
  fly({ what: 'item', item: discarded }, hand, { at: 'deck', tier: item(discarded).tier });
  next();
  fly(drawn === null ? { what: 'back', tier: into } : { what: 'item', item: drawn }, { at: 'deck', tier: into }, hand);
}
