import {
  below,
  clockwiseFrom,
  drawFrom,
  type Options,
  type RandomWords,
  seatAt,
  seatsOf,
  shuffle,
} from '../../engine/index.ts';
import { symbols } from './actions.ts';
import { allCharacters, baseCharacters, needsOthers } from './boards.ts';
import { buildingIds } from './buildings/index.ts';
import { goods, noGoods } from './goods.ts';
import { seatRange } from './options.ts';
import { advance } from './phases/index.ts';
import type { HarbourState, PlayerState, PracticeOpponent, Settled } from './state.ts';

/** So many more buildings stand in the centre than players take part; whoever plays alone counts as two. */
const buildingsBesides = 3;
const charactersDealt = 2;

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

/** The table before anybody has chosen anything. */
function layTable(seats: number, settled: Settled, random: RandomWords): HarbourState {
  const [a, b, c, d] = random;
  const words: RandomWords = [a, b, c, d];
  const deck = buildingIds.slice();
  shuffle(words, deck);
  const centre = drawFrom(deck, Math.max(2, seats) + buildingsBesides);
  const market = goods.slice();
  shuffle(words, market);
  return {
    random: words,
    seatCount: seats,
    settled,
    startPlayer: seatAt(below(words, seats)),
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

/** Rules, "Setup" and "Playing alone": two characters each, without those that live on others where there are none. */
function dealCharacters(state: HarbourState): void {
  const { boards } = state.settled;
  if (boards === 'wharfs') return;
  const box = (boards === 'characters' ? baseCharacters : allCharacters).filter(
    (id) => state.seatCount > 1 || !needsOthers(id),
  );
  shuffle(state.random, box);
  for (const player of state.players) player.dealt = box.splice(0, charactersDealt);
}

/** Rules, "Options": one bonus card each, face up. */
function dealBonusCards(state: HarbourState): void {
  if (!state.settled.bonusCards) return;
  const cards = symbols.slice();
  shuffle(state.random, cards);
  for (const player of state.players) player.bonus = cards.pop() ?? null;
}

/** Rules, "Setup": all choose a character, then free buildings are taken, then all choose goods; then the first turn. */
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
 * A new match, ready for its first move. Throws RangeError for a number of players the game does not take. Options
 * that do not concern so many players are read as their usual value.
 */
export function setupMatch(seats: number, options: Options, random: RandomWords): HarbourState {
  if (!Number.isInteger(seats) || seats < seatRange.min || seats > seatRange.max) {
    throw new RangeError(`Harbour is for ${seatRange.min} to ${seatRange.max} players, not ${seats}`);
  }
  const state = layTable(seats, settledBy(seats, options), random);
  dealCharacters(state);
  dealBonusCards(state);
  planOpening(state);
  advance(state, []);
  return state;
}
