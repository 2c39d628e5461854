import { describe, expect, it } from 'vitest';
import { offered, playerAt, randomFromSeed, seatAt, seatsOf } from '../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import type { BrickState } from '../../../shared/games/brick-and-mortar/state.ts';

const newMatch = (seats: number): BrickState =>
  brickAndMortar.setup(seats, { 'first-game': 'no' }, randomFromSeed(`draft ${seats}`));

function play(state: BrickState, seat: number, move: BrickMove) {
  return brickAndMortar.play(state, seatAt(seat), offered(brickAndMortar, state, seatAt(seat), move));
}

/** All players keep the first store of their packets. */
function keepFirst(state: BrickState) {
  return seatsOf(state.seatCount).flatMap((seat) => {
    const store = playerAt(state, seat).packet[0];
    if (store === undefined) throw new RangeError('an empty packet');
    return play(state, seat, { type: 'keep-store', store });
  });
}

describe.each([2, 3, 4])('the draft with %i players', (seats) => {
  it('passes every packet clockwise, one store smaller', () => {
    const state = newMatch(seats);
    for (const size of [4, 3]) {
      const packets = state.players.map((player) => player.packet);
      expect(packets.map((packet) => packet.length)).toEqual(packets.map(() => size));
      keepFirst(state);
      state.players.forEach((player, seat) => {
        expect(player.packet).toEqual(packets[(seat + seats - 1) % seats]?.slice(1));
      });
    }
  });

  it('ends with three stores in every hand and the leftovers face down', () => {
    const state = newMatch(seats);
    keepFirst(state);
    keepFirst(state);
    const leftovers = state.players.map((player) => player.packet[1]);
    const events = keepFirst(state);
    expect(state.players.map((player) => [player.storeHand.length, player.packet.length])).toEqual(
      state.players.map(() => [3, 0]),
    );
    expect([...state.storesAside].sort()).toEqual([...leftovers].sort());
    expect(state.storeDiscards).toEqual([]);
    expect(events.map((event) => event.type)).toContain('draft-ended');
    expect(state.question).toEqual({ type: 'starting-store', seat: state.turnOrder[0] });
  });

  it('hides the kept stores from others, and can be changed until all have chosen', () => {
    const state = newMatch(seats);
    const [first, second] = playerAt(state, seatAt(0)).packet;
    if (first === undefined || second === undefined) throw new RangeError('a packet holds four stores');
    play(state, 0, { type: 'keep-store', store: first });
    expect(brickAndMortar.toAct(state)).toEqual(seatsOf(seats).slice(1));
    expect(brickAndMortar.mayTakeBack(state)).toEqual([0]);
    expect(playerAt(state, seatAt(0)).packet).not.toContain(first);

    play(state, 0, { type: 'take-back' });
    expect(brickAndMortar.toAct(state)).toEqual(seatsOf(seats));
    expect(playerAt(state, seatAt(0)).packet).toContain(first);
    play(state, 0, { type: 'keep-store', store: second });
    for (const seat of seatsOf(seats).slice(1)) {
      const store = playerAt(state, seat).packet[0];
      if (store !== undefined) play(state, seat, { type: 'keep-store', store });
    }
    expect(playerAt(state, seatAt(0)).storeHand).toEqual([second]);
  });
});
