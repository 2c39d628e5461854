import { describe, expect, it } from 'vitest';
import { handingOf, takersOf } from '../../../../renderer/lobby/network/seats/seat-ways.ts';
import type { GuestAtTable, Holder, Holding } from '../../../../shared/protocol/messages.ts';

const bea = 'gbbbbbbbb';
const chidi = 'gcccccccc';
const guest = (id: string): GuestAtTable => ({ guest: id, name: null, present: true, wishes: [] });
const held = (holder: Holder, owner: Holder = holder): Holding => ({ holder, owner, present: true });

describe('a seat', () => {
  it('can be handed to everybody but the one who has it', () => {
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

  it('has a stand-in only where an owner can come back, and not for good', () => {
    expect(handingOf(2, held(bea), 'house', false)).toEqual({ seat: 2, to: 'house', standIn: true });
    expect(handingOf(2, held(bea), 'house', true).standIn).toBe(false);
    expect(handingOf(2, held('house'), bea, false).standIn).toBe(false);
    expect(handingOf(2, held('free'), bea, false).standIn).toBe(false);
  });

  it('is kept by a bot for a guest and for somebody at this device, for a while or for good', () => {
    expect(handingOf(2, held(bea), 'bot-merchant', false)).toEqual({ seat: 2, to: 'bot-merchant', standIn: true });
    expect(handingOf(2, held('house'), 'bot-merchant', false).standIn).toBe(true);
    expect(handingOf(2, held('house'), 'bot-merchant', true).standIn).toBe(false);
    expect(handingOf(2, held('free'), 'bot-merchant', false).standIn).toBe(false);
    expect(handingOf(2, held('bot-merchant'), 'bot-apprentice', false).standIn).toBe(false);
    expect(handingOf(2, held('bot-merchant', 'house'), 'house', false).standIn).toBe(false);
  });

  it('goes back to its owner for good, and free is free', () => {
    expect(handingOf(0, held('house', bea), bea, false)).toEqual({ seat: 0, to: bea, standIn: false });
    expect(handingOf(0, held(bea), 'free', false).standIn).toBe(false);
    expect(handingOf(0, held('house', bea), chidi, false).standIn).toBe(true);
  });
});
