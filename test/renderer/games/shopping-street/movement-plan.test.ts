import { expect, it } from 'vitest';
import { planMovement } from '../../../../renderer/games/shopping-street/movement/movement-plan.ts';
import { seatsOf, seeEvent } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { eventsOf } from '../match-play.ts';
import { playMatch } from './played-match.ts';

it('card movements in Shopping Street: move every card to its place in time and hide the draws of others', () => {
  let counted = 0;
  let returned = 0;
  for (const seats of [3, 4, 5]) {
    for (let number = 0; number < 4; number++) {
      const match = playMatch(seats, number);
      const hands = match.state.players.map(() => 8);
      for (const { what, from, to, turn } of planMovement(eventsOf(match)).flights) {
        expect(turn).toBeLessThanOrEqual(10);
        if (what !== 'card' && what !== 'back') continue;
        // what lies in the street still belongs to the hand it came from
        if (from.at === 'hand' && to.at === 'offer') continue;
        if (from.at === 'offer' && to.at === 'hand' && from.of === to.of) {
          returned += 1;
          continue;
        }
        if (from.at === 'hand' || from.at === 'offer') hands[from.of] = (hands[from.of] ?? 0) - 1;
        if (to.at === 'hand') hands[to.of] = (hands[to.of] ?? 0) + 1;
        counted += 1;
      }
      const held = match.state.players.map(({ hand }) => hand.length);
      expect(hands, `${seats} players, match ${number}`).toEqual(held);
      for (const viewer of seatsOf(seats)) {
        const seen = eventsOf(match).map((event) => seeEvent(shoppingStreet.eventHiding, event, viewer));
        const shown = planMovement(seen).flights.filter(
          ({ what, from, to }) => what === 'card' && from.at === 'deck' && to.at === 'hand' && to.of !== viewer,
        );
        expect(shown).toEqual([]);
      }
    }
  }
  expect(counted).toBeGreaterThan(3_000);
  expect(returned).toBeGreaterThan(0);
});
