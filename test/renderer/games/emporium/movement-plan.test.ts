import { expect, it } from 'vitest';
import { planMovement } from '../../../../renderer/games/emporium/movement/movement-plan.ts';
import { seatsOf, seeEvent } from '../../../../shared/engine/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { eventsOf } from '../match-play.ts';
import { playMatch } from './played-match.ts';

it('movement on the table: moves all gold to its owner, takes little time, and hides others’ cards', () => {
  for (const seats of [2, 4, 6]) {
    for (let number = 0; number < 4; number++) {
      const match = playMatch(seats, number);
      const gold = [...match.gold];
      for (const { turn, from, to, ...thing } of planMovement(eventsOf(match)).flights) {
        expect(turn).toBeLessThanOrEqual(6);
        if (thing.what !== 'coins') continue;
        if (from.at === 'purse') gold[from.of] = (gold[from.of] ?? 0) - thing.amount;
        if (to.at === 'purse') gold[to.of] = (gold[to.of] ?? 0) + thing.amount;
      }
      expect(gold).toEqual(match.state.players.map((player) => player.gold));
      for (const viewer of seatsOf(seats)) {
        const seen = eventsOf(match).map((event) => seeEvent(emporium.eventHiding, event, viewer));
        const shown = planMovement(seen).flights.filter(
          ({ what, from, to }) => what === 'item' && from.at === 'deck' && to.at === 'hand' && to.of !== viewer,
        );
        expect(shown).toEqual([]);
      }
    }
  }
});
