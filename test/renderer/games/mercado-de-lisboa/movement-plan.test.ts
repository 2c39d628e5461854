import { expect, it } from 'vitest';
import { planMovement } from '../../../../renderer/games/mercado-de-lisboa/movement/movement-plan.ts';
import { eventsOf } from '../match-play.ts';
import { playMatch } from './played-match.ts';

it('the movement plan: moves every coin of a game within six steps', () => {
  for (const seats of [1, 2, 3, 4]) {
    for (let number = 0; number < 6; number++) {
      const match = playMatch(seats, number);
      const money = [...match.money];
      for (const { turn, from, to, ...thing } of planMovement(eventsOf(match)).flights) {
        expect(turn).toBeLessThanOrEqual(6);
        if (thing.what !== 'coins') continue;
        if (from.at === 'purse') money[from.of] = (money[from.of] ?? 0) - thing.amount;
        if (to.at === 'purse') money[to.of] = (money[to.of] ?? 0) + thing.amount;
      }
      expect(money).toEqual(match.state.players.map((player) => player.money));
    }
  }
});
