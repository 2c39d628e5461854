import {
  clockwiseFrom,
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
import { type BuildingSymbol, symbols } from './actions.ts';
import { allCharacters, baseCharacters, type CharacterId, needsOthers } from './boards.ts';
import { type BuildingId, buildingIds } from './buildings/index.ts';
import { type Good, goods, noGoods } from './goods.ts';
import { seatRange } from './options.ts';
import { advance } from './phases/index.ts';
import type { HarbourState, PlayerState, PracticeOpponent, Settled } from './state.ts';

/** Buildings in the centre beyond the number of players; a solo player counts as two. */
const buildingsBesides = 3;
const charactersDealt = 2;

/** The decks that a lesson may set: buildings with the centre's first, and the market from its highest space down. */
export type HarbourDecks = NamedDecks<{
  startPlayer: number;
  building: BuildingId;
  market: Good;
  character: CharacterId;
  bonus: BuildingSymbol;
}>;

function settledBy(seats: number, options: Options): Settled {
  const { boards } = options;
  return {
    boards: boards === 'characters' || boards === 'all-characters' ? boards : 'wharfs',
    goods: options.goods === 'one-each' ? 'one-each' : 'choose',
    bonusCards: options['bonus-cards'] === 'yes',
    inlandTraders: options['inland-traders'] === 'yes',
    alone: seats > 1 ? null : options.alone === 'practice-opponent' ? 'practice-opponent' : 'twenty-turns',
  };
}

function newPlayer({ boards, goods: goodsDealt }: Settled): PlayerState {
  return {
    dealt: [],
    board: boards === 'wharfs' ? 'the-wharfs' : null,
    goods: goodsDealt === 'one-each' ? { fish: 1, livestock: 1, wood: 1, stone: 1 } : noGoods(),
    buildings: [],
    freeBuilding: null,
    looked: [],
    pawn: null,
    bonus: null,
    pointsByRound: [],
  };
}

const newPractice = (): PracticeOpponent => ({ buildings: [], pawn: null, cargo: 0 });

/** The table before any choice. */
function undealt(seats: number, settled: Settled, random: RandomWords, decks: Decks): HarbourState {
  const [a, b, c, d] = random;
  const words: RandomWords = [a, b, c, d];
  const deck = buildingIds.slice();
  shuffle(words, deck);
  putOnTop(deck, decks.building);
  const centre = drawFrom(deck, Math.max(2, seats) + buildingsBesides);
  const market = goods.slice();
  shuffle(words, market);
  putFirst(market, decks.market);
  return {
    random: words,
    seatCount: seats,
    settled,
    startPlayer: drawLot(words, seatsOf(seats), decks.startPlayer),
    round: 0,
    market,
    deck,
    under: [],
    centre,
    players: seatsOf(seats).map(() => newPlayer(settled)),
    practice: settled.alone === 'practice-opponent' ? newPractice() : null,
    turn: null,
    turnsTaken: 0,
    endedBy: null,
    lastTurns: null,
    ending: null,
    agenda: [],
    question: null,
  };
}

/** Rules, "Setup" and "Playing alone": deals two characters each, in solo games without those that need others. */
function dealCharacters(state: HarbourState, { character }: Decks): void {
  const { boards } = state.settled;
  if (boards === 'wharfs') return;
  const box = (boards === 'characters' ? baseCharacters : allCharacters).filter(
    (id) => state.seatCount > 1 || !needsOthers(id),
  );
  shuffle(state.random, box);
  putFirst(box, character);
  for (const player of state.players) player.dealt = box.splice(0, charactersDealt);
}

/** Rules, "Options": one bonus card each, face up. */
function dealBonusCards(state: HarbourState, { bonus }: Decks): void {
  if (!state.settled.bonusCards) return;
  const cards = symbols.slice();
  shuffle(state.random, cards);
  putOnTop(cards, bonus);
  for (const player of state.players) player.bonus = cards.pop() ?? null;
}

/** Rules, "Setup": all choose a character, then take free buildings, then choose goods; then the first turn. */
function planOpening(state: HarbourState): void {
  const { agenda, settled, startPlayer } = state;
  const lastFirst = clockwiseFrom(state.startPlayer, state.seatCount).toReversed();
  agenda.push({ type: 'begin-turn', seat: startPlayer, extra: false, returnsTo: null });
  if (settled.goods === 'choose') for (const seat of lastFirst) agenda.push({ type: 'starting-goods', seat });
  if (settled.boards === 'wharfs') return;
  for (const seat of lastFirst) agenda.push({ type: 'free-building', seat });
  for (const seat of lastFirst) agenda.push({ type: 'keep-character', seat });
}

/**
 * A new match, ready for its first move, with these cards on top of its decks.
 * Throws RangeError for an unsupported number of players, and for a card that is not in its deck. Options for other
 * player counts have their default.
 */
export function setupMatch(seats: number, options: Options, random: RandomWords, decks: Decks = {}): HarbourState {
  if (!Number.isInteger(seats) || seats < seatRange.min || seats > seatRange.max) {
    throw new RangeError(`Harbour is for ${seatRange.min} to ${seatRange.max} players, not ${seats}`);
  }
  const state = undealt(seats, settledBy(seats, options), random, decks);
  dealCharacters(state, decks);
  dealBonusCards(state, decks);
  planOpening(state);
  advance(state, []);
  return state;
}
