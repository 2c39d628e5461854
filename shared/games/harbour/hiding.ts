import {
  derived,
  type EventHiding,
  eachSeat,
  faceDown,
  type HidingTable,
  heldCards,
  hidden,
  open,
  type Seen,
} from '../../engine/index.ts';
import type { BuildingId } from './buildings/index.ts';
import type { HarbourEvent } from './events.ts';
import type { HarbourState, PlayerState } from './state.ts';

const playerHiding = {
  dealt: open<PlayerState['dealt']>(),
  board: open<PlayerState['board']>(),
  goods: open<PlayerState['goods']>(),
  buildings: open<BuildingId[]>(),
  freeBuilding: open<BuildingId | null>(),
  looked: heldCards<BuildingId>(),
  pawn: open<PlayerState['pawn']>(),
  bonus: open<PlayerState['bonus']>(),
  pointsByRound: open<number[]>(),
} satisfies HidingTable<HarbourState, PlayerState>;

/** Who knows which field: only the deck's order and cards looked at are hidden. Rules, "What is hidden". */
export const harbourHiding = {
  random: hidden<HarbourState['random']>(),
  seatCount: open<number>(),
  settled: open<HarbourState['settled']>(),
  startPlayer: open<HarbourState['startPlayer']>(),
  round: open<number>(),
  market: open<HarbourState['market']>(),
  deck: faceDown<BuildingId>(),
  under: open<BuildingId[]>(),
  centre: open<BuildingId[]>(),
  players: eachSeat<HarbourState, PlayerState, typeof playerHiding>(playerHiding),
  practice: open<HarbourState['practice']>(),
  turn: open<HarbourState['turn']>(),
  turnsTaken: open<number>(),
  endedBy: open<HarbourState['endedBy']>(),
  lastTurns: open<number | null>(),
  ending: open<HarbourState['ending']>(),
  agenda: derived<HarbourState['agenda']>(),
  question: open<HarbourState['question']>(),
} satisfies HidingTable<HarbourState>;

export type HarbourView = Seen<typeof harbourHiding>;
export type PlayerView = HarbourView['players'][number];

/** Who knows which facts of an event. */
export const harbourEventHiding = {
  'character-kept': { seat: 'open', board: 'open' },
  'deck-looked-at': { seat: 'open', count: 'open', buildings: 'seat' },
  'building-taken': { seat: 'open', building: 'open', returned: 'seat' },
  'starting-good-taken': { seat: 'open', good: 'open' },
  'round-began': { round: 'open' },
  'turn-began': { seat: 'open', extra: 'open' },
  'pawn-moved': { seat: 'open', from: 'open', to: 'open', owner: 'open', sharedWith: 'open' },
  'toll-paid': { seat: 'open', owner: 'open', good: 'open', received: 'open' },
  'building-copied': { seat: 'open', place: 'open' },
  'goods-gained': { seat: 'open', good: 'open', offered: 'open', gained: 'open', cause: 'open' },
  'goods-converted': { seat: 'open', cause: 'open', paid: 'open', gained: 'open', lost: 'open' },
  'good-handed-in': { seat: 'open', good: 'open' },
  'good-passed': { seat: 'open', to: 'open', good: 'open', count: 'open', received: 'open', cause: 'open' },
  'nothing-done': { seat: 'open', place: 'open' },
  'stole-nothing': { seat: 'open' },
  'market-changed': { seat: 'open', cause: 'open', market: 'open' },
  'building-cleared': { seat: 'open', building: 'open' },
  'inland-traded': { seat: 'open', money: 'open' },
  'goods-shipped': { seat: 'open', goods: 'open', money: 'open' },
  'building-bought': { seat: 'open', building: 'open', price: 'open', breakdown: 'open', change: 'open' },
  'purchase-declined': { seat: 'open' },
  'centre-filled': { building: 'open' },
  'extra-turn-given': { seat: 'open' },
  'pawn-returned': { seat: 'open', to: 'open' },
  'practice-moved': { to: 'open', cargo: 'open' },
  'practice-bought': { building: 'open', shipped: 'open' },
  'last-turns-began': { owner: 'open', turns: 'open' },
  'seat-scored': { seat: 'open', points: 'open', breakdown: 'open' },
  'match-ended': { ending: 'open' },
} as const satisfies EventHiding<HarbourEvent>;
