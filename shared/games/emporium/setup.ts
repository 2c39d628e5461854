import { below, drawFrom, type Options, type RandomWords, seatAt, shuffle } from '../../engine/index.ts';
import { heroWithoutGear } from './gear.ts';
import { type HeroId, heroes, heroIds, type Level, levels } from './heroes.ts';
import { fullHand } from './item-decks.ts';
import { itemsOf } from './items/index.ts';
import { type MonsterId, monsterIds, monsters } from './monsters.ts';
import { seatRange } from './options.ts';
import { advance } from './phases/index.ts';
import { heroesInRow, monstersInRow } from './rows.ts';
import type { EmporiumState, PlayerState } from './state.ts';

/** Gold of each player at the start. */
const goldAtStart = 3;

/** Cards of each level in the decks of heroes and of monsters. */
export const cardsOfLevel = 5;

/** Five of each level, the first level on top, which is the end; and those that are left over. Rules, "Setup". */
function stack<Card>(
  random: RandomWords,
  cards: readonly Card[],
  levelOf: (card: Card) => Level,
): { readonly deck: Card[]; readonly aside: Card[] } {
  const deck: Card[] = [];
  const aside: Card[] = [];
  for (const level of levels.toReversed()) {
    const ofLevel = cards.filter((card) => levelOf(card) === level);
    shuffle(random, ofLevel);
    deck.push(...ofLevel.splice(0, cardsOfLevel));
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

/** A new match, ready for its first move. Throws RangeError for a number of players the game does not take. */
export function setupMatch(seats: number, options: Options, random: RandomWords): EmporiumState {
  if (!Number.isInteger(seats) || seats < seatRange.min || seats > seatRange.max) {
    throw new RangeError(`Emporium is for ${seatRange.min} to ${seatRange.max} players, not ${seats}`);
  }
  const heroCards = stack<HeroId>(random, heroIds, (id) => heroes[id].level);
  const monsterCards = stack<MonsterId>(random, monsterIds, (id) => monsters[id].level);
  const decks = {
    leather: itemsOf('leather').slice(),
    chainmail: itemsOf('chainmail').slice(),
    steel: itemsOf('steel').slice(),
  };
  for (const deck of [decks.leather, decks.chainmail, decks.steel]) shuffle(random, deck);
  const marker = seatAt(below(random, seats));
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
