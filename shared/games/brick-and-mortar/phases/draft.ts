import { interned, notAnAnswer, playerAt, seatsThat } from '../../../engine/index.ts';
import type { Seat } from '../../../engine/seat.ts';
import { seatAt, seatsOf } from '../../../engine/seat.ts';
import type { BrickEvent } from '../events.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickState, PlayerState } from '../state.ts';
import type { StoreId } from '../stores/index.ts';
import type { RulesOf } from './question-rules.ts';

const keepMove = interned((store: StoreId): BrickMove => ({ type: 'keep-store', store }));

const chooses = (player: PlayerState): boolean => player.kept === null;
const hasChosen = (player: PlayerState): boolean => player.kept !== null;

/** Rules, "Draft": simultaneous, each keeps one store of the packet and passes the rest. */
export const draftQuestion: RulesOf<'draft'> = {
  asks: (state) => seatsThat(state, chooses),
  mayTakeBack: (state) => seatsThat(state, hasChosen),
  moves: (state, _question, seat) => playerAt(state, seat).packet.map(keepMove),
  answer(state, question, seat, move, events) {
    const player = playerAt(state, seat);
    if (move.type === 'keep-store') {
      player.packet = player.packet.filter((store) => store !== move.store);
      player.kept = move.store;
      events.push({ type: 'store-kept', seat, store: move.store });
      if (state.players.every(hasChosen)) passPackets(state, events);
    } else if (move.type === 'take-back' && player.kept !== null) {
      player.packet.push(player.kept);
      player.kept = null;
      events.push({ type: 'choice-taken-back', seat });
    } else throw notAnAnswer(question.type, move.type);
  },
};

/** The seat that gets the seat's packet next: clockwise. */
export function passesPacketTo(seat: Seat, seatCount: number): Seat {
  return seatAt((seat + 1) % seatCount);
}

/** Moves the kept stores into the hands and passes the packets; the last card of each is left over. */
function passPackets(state: BrickState, events: BrickEvent[]): void {
  const packets = state.players.map((player) => player.packet);
  for (const seat of seatsOf(state.seatCount)) {
    const player = playerAt(state, seat);
    if (player.kept !== null) player.storeHand.push(player.kept);
    player.kept = null;
    playerAt(state, passesPacketTo(seat, state.seatCount)).packet = packets[seat] ?? [];
  }
  if (packets.every((packet) => packet.length > 1)) {
    events.push({ type: 'packets-passed' });
    return;
  }
  // Rules, "Draft": leftover cards go face down to the store discards.
  for (const player of state.players) {
    state.storesAside.push(...player.packet);
    player.packet = [];
  }
  state.question = null;
  events.push({ type: 'draft-ended' }, { type: 'month-began', month: state.month });
}
