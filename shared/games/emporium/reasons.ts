import type { NotAsked, Seat } from '../../engine/index.ts';
import { highestBidWith, pricesFor } from './choices.ts';
import { bestStrength } from './fights.ts';
import type { SeenHero } from './gear.ts';
import { itemsOn, strengthOf } from './gear.ts';
import { type HeroId, heroes } from './heroes.ts';
import type { EmporiumView } from './hiding.ts';
import { fullHand } from './item-decks.ts';
import { type ItemId, item } from './items/index.ts';
import type { SlotKind } from './items/item.ts';
import { type Tier, tierRules } from './items/tiers.ts';
import { type MonsterId, monsters } from './monsters.ts';
import { banishingFee, mostMarks } from './votes.ts';

/** How far a hero falls short of a monster. All figures are strengths. */
export interface Shortfall {
  readonly hero: HeroId;
  readonly monster: MonsterId;
  readonly strength: number;
  readonly needed: number;
  /** With the best cards of the hand; equal to `strength` if no card helps. */
  readonly best: number;
}

/** Why a piece or button is disabled. */
export type Reason =
  | NotAsked
  | { readonly why: 'own-eyes' }
  /** The choice or vote is sealed, but can be taken back. */
  | { readonly why: 'sealed' }
  /** The current question is a different one. */
  | { readonly why: 'choosing' | 'restocking' | 'calling-vote' | 'voting' | 'die-at-choosing' }
  | { readonly why: 'placing'; readonly item: ItemId }
  /** A number of the die, without a card or bid to use it for. */
  | { readonly why: 'card-or-bid' }
  /** A price above the tier's limit, or a bid above the player's gold. */
  | { readonly why: 'price-cap'; readonly tier: Tier; readonly cap: number }
  | { readonly why: 'bid-cap'; readonly gold: number }
  | { readonly why: 'no-gold' }
  /** The hero has no slot of the kind, or no open one. */
  | { readonly why: 'no-slot' | 'slots-taken'; readonly hero: HeroId; readonly slot: SlotKind }
  /** The fight would be lost, the hero beats no monster, or no hero beats the monster. */
  | ({ readonly why: 'too-weak' | 'hero-beats-none' | 'monster-beats-all' } & Shortfall)
  | { readonly why: 'no-monster' | 'no-hero' }
  /** A card or worn item, pressed before a hero. */
  | { readonly why: 'hero-first' }
  | { readonly why: 'worn-by-another'; readonly hero: HeroId }
  | { readonly why: 'none-to-swap'; readonly slot: SlotKind }
  /** Restocking. Rulings 15, 16 and 18. */
  | { readonly why: 'highest-tier'; readonly tier: Tier }
  | { readonly why: 'other-tier'; readonly tier: Tier }
  | { readonly why: 'none-left'; readonly tier: Tier }
  | { readonly why: 'hand-full'; readonly cards: number }
  /** Votes. Ruling 20. */
  | { readonly why: 'vote-asked' | 'no-hero-to-banish' }
  | { readonly why: 'too-few-can-pay'; readonly able: number; readonly players: number; readonly fee: number }
  | { readonly why: 'cannot-pay-more'; readonly gold: number; readonly marks: number };

/** Why the item cannot sell for a price above its tier's limit. Ruling 3. */
export function whyNoSuchPrice(id: ItemId): Reason {
  return { why: 'price-cap', tier: item(id).tier, cap: pricesFor(id).length };
}

/** Why a player with this gold cannot bid higher, or at all. Ruling 7. */
export function whyNoSuchBid(gold: number): Reason {
  return highestBidWith(gold) === 0 ? { why: 'no-gold' } : { why: 'bid-cap', gold };
}

/** Why an item does not fit a hero. */
export function whyNoSlot({ hero }: SeenHero, id: ItemId): Reason {
  const { slot } = item(id);
  return { why: heroes[hero].slots.includes(slot) ? 'slots-taken' : 'no-slot', hero, slot };
}

/** A hero's strength against a monster, and with the best cards of a hand. */
export function shortfallOf(hero: SeenHero, monster: MonsterId, hand: readonly ItemId[]): Shortfall {
  return {
    hero: hero.hero,
    monster,
    strength: strengthOf(hero),
    needed: monsters[monster].strength,
    best: bestStrength(hero, hand),
  };
}

/** Why a hero beats no monster. Names the weakest monster. */
export function whyBeatsNone({ monsterRow }: EmporiumView, hero: SeenHero, hand: readonly ItemId[]): Reason {
  const [weakest] = monsterRow.toSorted((one, other) => monsters[one].strength - monsters[other].strength);
  return weakest === undefined
    ? { why: 'no-monster' }
    : { why: 'hero-beats-none', ...shortfallOf(hero, weakest, hand) };
}

/** Why no hero beats a monster. Names the hero that comes closest. */
export function whyNobodyBeats({ heroRow }: EmporiumView, monster: MonsterId, hand: readonly ItemId[]): Reason {
  const [nearest] = heroRow
    .map((hero) => shortfallOf(hero, monster, hand))
    .toSorted((one, other) => other.best - one.best);
  return nearest === undefined ? { why: 'no-hero' } : { why: 'monster-beats-all', ...nearest };
}

/** Why a patron's hero cannot use a card: it has no slot of its kind, open or not. */
export function whyNotWorn({ hero }: SeenHero, id: ItemId): Reason {
  return { why: 'no-slot', hero, slot: item(id).slot };
}

/** The hero in the row that wears an item, or null. */
export function wearerOf({ heroRow }: Pick<EmporiumView, 'heroRow'>, id: ItemId): SeenHero | null {
  return heroRow.find((hero) => itemsOn(hero).includes(id)) ?? null;
}

/** Why a card cannot be upgraded. `second`: the tier of the first card, or null. Rulings 15, 16 and 18. */
export function whyNotUpgraded(id: ItemId, second: Tier | null): Reason {
  const { tier } = item(id);
  if (second !== null && tier !== second) return { why: 'other-tier', tier: second };
  const { upgradesTo } = tierRules[tier];
  return upgradesTo === null ? { why: 'highest-tier', tier } : { why: 'none-left', tier: upgradesTo };
}

/** Why no leather can be drawn. Rulings 15 and 18. */
export function whyNotDrawn({ players }: EmporiumView, seat: Seat): Reason {
  const cards = players[seat]?.hand.count ?? 0;
  return cards >= fullHand ? { why: 'hand-full', cards } : { why: 'none-left', tier: 'leather' };
}

/** Why no vote can be asked for. Ruling 20. */
export function whyNoVote(view: EmporiumView): Reason {
  if (view.voteAskedBy !== null) return { why: 'vote-asked' };
  if (view.heroRow.length === 0) return { why: 'no-hero-to-banish' };
  const able = view.players.filter(({ gold }) => mostMarks(gold) > 0).length;
  return { why: 'too-few-can-pay', able, players: view.seatCount, fee: banishingFee };
}

/** Why no more heroes can be marked. Ruling 20. */
export function whyNoMoreMarks({ players }: EmporiumView, seat: Seat): Reason {
  const gold = players[seat]?.gold ?? 0;
  return { why: 'cannot-pay-more', gold, marks: mostMarks(gold) };
}
