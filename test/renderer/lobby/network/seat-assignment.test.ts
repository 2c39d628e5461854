import { describe, expect, it } from 'vitest';
import { handingOf, takersOf } from '../../../../renderer/lobby/network/seats/seat-assignment.ts';
import type { GuestAtTable, Holder, Holding } from '../../../../shared/protocol/messages.ts';

const bea = 'gbbbbbbbb';
const chidi = 'gcccccccc';
const guest = (id: string): GuestAtTable => ({ guest: id, name: null, present: true, wishes: [] });
const held = (holder: Holder, owner: Holder = holder): Holding => ({ holder, owner, present: true });

describe('seat', () => {
  it('can be handed to everyone except its holder', () => {
    const guests = [guest(bea), guest(chidi)];
    const bots = ['bot-apprentice', 'bot-shopkeeper', 'bot-merchant', 'bot-wholesaler'];
    expect(takersOf(held('house'), guests)).toEqual([bea, chidi, 'free', ...bots]);
    expect(takersOf(held(bea), guests)).toEqual(['house', chidi, 'free', ...bots]);
    expect(takersOf(held('free'), [])).toEqual(['house', ...bots]);
    expect(takersOf(held('bot-merchant', 'house'), [])).toEqual([
      'house',
      'free',
      'bot-apprentice',
      'bot-shopkeeper',
      'bot-wholesaler',
    ]);
  });

  it('has a substitute only if an owner can return, and not permanently', () => {
    expect(handingOf(2, held(bea), 'house', false)).toEqual({ seat: 2, to: 'house', standIn: true });
    expect(handingOf(2, held(bea), 'house', true).standIn).toBe(false);
    expect(handingOf(2, held('house'), bea, false).standIn).toBe(false);
    expect(handingOf(2, held('free'), bea, false).standIn).toBe(false);
  });

  it('goes to a bot for a guest or a local player, for a while or permanently', () => {
    expect(handingOf(2, held(bea), 'bot-merchant', false)).toEqual({ seat: 2, to: 'bot-merchant', standIn: true });
    expect(handingOf(2, held('house'), 'bot-merchant', false).standIn).toBe(true);
    expect(handingOf(2, held('house'), 'bot-merchant', true).standIn).toBe(false);
    expect(handingOf(2, held('free'), 'bot-merchant', false).standIn).toBe(false);
    expect(handingOf(2, held('bot-merchant'), 'bot-apprentice', false).standIn).toBe(false);
    expect(handingOf(2, held('bot-merchant', 'house'), 'house', false).standIn).toBe(false);
  });

  it('goes back to its owner permanently, or becomes free', () => {
    expect(handingOf(0, held('house', bea), bea, false)).toEqual({ seat: 0, to: bea, standIn: false });
    expect(handingOf(0, held(bea), 'free', false).standIn).toBe(false);
    expect(handingOf(0, held('house', bea), chidi, false).standIn).toBe(true);
  });
});
