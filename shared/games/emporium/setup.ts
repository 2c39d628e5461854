import {
  type Decks,
  drawFrom,
  drawLot,
  type NamedDecks,
  type Options,
  putFirst,
  putOnTop,
  type RandomWords,
  seatsOf,
  shuffle,
} from '../../engine/index.ts';
import { heroWithoutGear } from './gear.ts';
import { type HeroId, heroes, heroIds, type Level, levels } from './heroes.ts';
import { fullHand } from './item-decks.ts';
import { type ItemId, itemsOf } from './items/index.ts';
import { type Tier, tiers } from './items/tiers.ts';
import { type MonsterId, monsterIds, monsters } from './monsters.ts';
import { seatRange } from './options.ts';
import { advance } from './phases/index.ts';
import { heroesInRow, monstersInRow } from './rows.ts';
import type { EmporiumState, PlayerState } from './state.ts';

const goldAtStart = 3;

/** Cards of each level in the decks of heroes and of monsters. */
export const cardsOfLevel = 5;

/**
 * The decks that a lesson may set: the marker's seat, heroes and monsters by level, items by tier, with those for hands
 * first.
 */
export type EmporiumDecks = NamedDecks<
  { startPlayer: number } & Record<`hero-${Level}`, HeroId> &
    Record<`monster-${Level}`, MonsterId> &
    Record<Tier, ItemId>
>;

/**
 * A deck of five random cards of each level, and the rest. Level 1 is on top, which is the end; named cards come first
 * in their level. Rules, "Setup".
 */
function stack<Card extends string>(
  random: RandomWords,
  cards: readonly Card[],
  levelOf: (card: Card) => Level,
  namesOf: (level: Level) => Decks[string] | undefined,
): { readonly deck: Card[]; readonly aside: Card[] } {
  const deck: Card[] = [];
  const aside: Card[] = [];
  for (const level of levels.toReversed()) {
    const ofLevel = cards.filter((card) => levelOf(card) === level);
    shuffle(random, ofLevel);
    putFirst(ofLevel, namesOf(level));
    const chosen = ofLevel.splice(0, cardsOfLevel);
    putOnTop(chosen, namesOf(level));
    deck.push(...chosen);
    aside.push(...ofLevel);
  }
  return { deck, aside };
}

function newPlayer(): PlayerState {
  return {
    gold: goldAtStart,
    hand: [],
    shown: [],
    choice: null,
    marked: null,
    heroes: [],
    monsters: [],
    goldByRound: [],
  };
}

/**
 * A new match with these cards on top of its decks. Throws RangeError for an unsupported number of players, and for a
 * card that is not in its deck.
 */
export function setupMatch(seats: number, options: Options, random: RandomWords, named: Decks = {}): EmporiumState {
  if (!Number.isInteger(seats) || seats < seatRange.min || seats > seatRange.max) {
    throw new RangeError(`Emporium is for ${seatRange.min} to ${seatRange.max} players, not ${seats}`);
  }
  const heroCards = stack<HeroId>(
    random,
    heroIds,
    (id) => heroes[id].level,
    (level) => named[`hero-${level}`],
  );
  const monsterCards = stack<MonsterId>(
    random,
    monsterIds,
    (id) => monsters[id].level,
    (level) => named[`monster-${level}`],
  );
  const decks = {
    leather: itemsOf('leather').slice(),
    chainmail: itemsOf('chainmail').slice(),
    steel: itemsOf('steel').slice(),
  };
  for (const tier of tiers) {
    shuffle(random, decks[tier]);
    putOnTop(decks[tier], named[tier]);
  }
  const marker = drawLot(random, seatsOf(seats), named.startPlayer);
  const players = Array.from({ length: seats }, newPlayer);
  for (const player of players) player.hand = drawFrom(decks.leather, fullHand);
  const state: EmporiumState = {
    random,
    seatCount: seats,
    settled: { votes: options.votes === 'every-round' ? 'every-round' : 'when-asked' },
    round: 1,
    phase: 'choosing',
    marker,
    heroRow: drawFrom(heroCards.deck, heroesInRow(seats)).map(heroWithoutGear),
    monsterRow: drawFrom(monsterCards.deck, monstersInRow),
    heroDeck: heroCards.deck,
    monsterDeck: monsterCards.deck,
    heroesAside: heroCards.aside,
    monstersAside: monsterCards.aside,
    banished: [],
    decks,
    discards: { leather: [], chainmail: [], steel: [] },
    sales: [],
    bids: [],
    voteAskedBy: null,
    eventful: false,
    blankRounds: 0,
    players,
    ending: null,
    agenda: [{ type: 'begin-round' }],
    question: null,
  };
  advance(state, []);
  return state;
}
