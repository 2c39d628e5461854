import { drawnWords, pick, type RandomWords, seatAt, shuffle, type Viewer } from '../../engine/index.ts';
import { choiceMoves } from './choices.ts';
import { copyState } from './copy.ts';
import { heroes } from './heroes.ts';
import { type ItemId, item } from './items/index.ts';
import { tiers } from './items/tiers.ts';
import { monsters } from './monsters.ts';
import type { Choice, EmporiumState, PlayerState } from './state.ts';
import { markedBy, mostMarks, voteMoves } from './votes.ts';

/** Randomly exchanges hidden cards between places, keeping the number of each kind in each place. */
function exchange<Card>(random: RandomWords, kindOf: (card: Card) => unknown, places: readonly Card[][]): Card[][] {
  const pools = new Map<unknown, Card[]>();
  for (const card of places.flat()) pools.set(kindOf(card), [...(pools.get(kindOf(card)) ?? []), card]);
  // a fixed order of kinds and cards, so that the old places leave no trace
  for (const kind of [...pools.keys()].sort()) {
    const pool = pools.get(kind) ?? [];
    pool.sort();
    shuffle(random, pool);
  }
  return places.map((place) => place.map((card) => pools.get(kindOf(card))?.pop() ?? card));
}

/**
 * Redeals the item cards that the viewer has not seen: decks and others' hands, by tier, because backs are visible.
 * Cards that everyone has seen stay. Ruling 25.
 */
function redealItems(state: EmporiumState, others: readonly PlayerState[], random: RandomWords): void {
  const decks = tiers.map((tier) => state.decks[tier]);
  const hands = others.map(({ hand, shown }) => hand.filter((id) => !shown.includes(id)));
  const dealt = exchange<ItemId>(random, (id) => item(id).tier, [...decks, ...hands]);
  tiers.forEach((tier, index) => {
    state.decks[tier] = dealt[index] ?? [];
  });
  others.forEach((player, index) => {
    player.hand = [...player.shown, ...(dealt[decks.length + index] ?? [])];
  });
}

/** Redeals the hero and monster decks level by level, because the number of each level in them is known. */
function redealDecks(state: EmporiumState, random: RandomWords): void {
  const [heroDeck, heroesAside] = exchange(random, (id) => heroes[id].level, [state.heroDeck, state.heroesAside]);
  const [monsterDeck, monstersAside] = exchange(random, (id) => monsters[id].level, [
    state.monsterDeck,
    state.monstersAside,
  ]);
  state.heroDeck = heroDeck ?? [];
  state.heroesAside = heroesAside ?? [];
  state.monsterDeck = monsterDeck ?? [];
  state.monstersAside = monstersAside ?? [];
}

/** A random choice that the player could have sealed with the redealt hand. */
function resealed({ hand, gold }: PlayerState, random: RandomWords): Choice {
  const move = pick(random, choiceMoves(hand, gold));
  if (move.type === 'sell') return { kind: 'sale', item: move.item, price: move.price };
  return { kind: 'patron', bid: move.type === 'bid' ? move.gold : 1 };
}

function redealSeals(state: EmporiumState, others: readonly PlayerState[], random: RandomWords): void {
  for (const player of others) {
    if (player.choice !== null && player.choice.kind !== 'pass') player.choice = resealed(player, random);
    if (player.marked === null || state.question?.type !== 'vote') continue;
    const vote = pick(random, voteMoves(state.heroRow, mostMarks(player.gold)));
    if (vote.type === 'vote') player.marked = markedBy(vote);
  }
}

/**
 * A match that the viewer cannot distinguish from this one.
 * Redeals others' hands, sealed choices and all face-down cards, with a new generator for the future. Does not change
 * `state`.
 */
export function redealState(state: EmporiumState, viewer: Viewer, random: RandomWords): EmporiumState {
  const other = copyState(state);
  const others = other.players.filter((_, index) => seatAt(index) !== viewer);
  redealItems(other, others, random);
  redealDecks(other, random);
  redealSeals(other, others, random);
  other.random = drawnWords(random);
  return other;
}
