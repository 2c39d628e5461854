import { describe, expect, it } from 'vitest';
import {
  AuditFailure,
  auditCards,
  dealLike,
  drawFrom,
  leaveHand,
  seatAt,
  showInHand,
  takeFrom,
  unshownCards,
  type Viewer,
} from '../../shared/engine/index.ts';

describe('cards', () => {
  it('are removed from their place, and from nowhere else', () => {
    const cards = ['ace', 'king', 'ace'];
    takeFrom(cards, 'ace');
    expect(cards).toEqual(['king', 'ace']);
    expect(() => takeFrom(cards, 'queen')).toThrow(RangeError);
    expect(cards).toEqual(['king', 'ace']);
  });

  it('are drawn from the end of a deck, the top one first, and no more than there are', () => {
    const deck = [1, 2, 3, 4, 5];
    expect([drawFrom(deck, 2), drawFrom(deck, 0), deck]).toEqual([[5, 4], [], [1, 2, 3]]);
    expect([drawFrom(deck, 4), deck]).toEqual([[3, 2, 1], []]);
  });

  it('are redealt from a pool in the same number as before', () => {
    const pool = [1, 2, 3, 4, 5];
    expect([dealLike(pool, [7, 8]), dealLike(pool, []), pool]).toEqual([[4, 5], [], [1, 2, 3]]);
  });
});

describe('hand with some known cards', () => {
  const secretsOf = (viewer: Viewer, hand: readonly string[], shown: readonly string[]) => {
    const into: unknown[] = [];
    const players = [{ shown: [] }, { shown }];
    unshownCards(hand, { state: { players }, viewer, owner: seatAt(1), place: 'players 1 hand' }, into);
    return into;
  };

  it('hides unseen cards from others, and nothing from its owner', () => {
    expect(secretsOf(seatAt(0), ['ace', 'king'], ['king'])).toEqual(['ace']);
    expect(secretsOf('spectator', ['ace', 'king'], [])).toEqual(['ace', 'king']);
    expect(secretsOf(seatAt(1), ['ace', 'king'], [])).toEqual([]);
  });

  it('forgets a card that leaves it, and shows one once', () => {
    const player = { hand: ['ace', 'king'], shown: ['king'] };
    showInHand(player, 'king');
    showInHand(player, 'ace');
    expect(player.shown).toEqual(['king', 'ace']);
    leaveHand(player, 'king');
    expect(player).toEqual({ hand: ['ace'], shown: ['ace'] });
    expect(() => leaveHand(player, 'king')).toThrow(RangeError);
  });
});

describe('auditCards', () => {
  const known = ['ace', 'king', 'queen'];

  it('accepts every card in one place', () => {
    expect(() => auditCards('card', known, ['queen', 'ace', 'king'])).not.toThrow();
  });

  it.each([
    ['lies in two places', ['ace', 'king', 'queen', 'ace']],
    ['lies nowhere', ['ace', 'king']],
    ['is unknown', ['ace', 'king', 'queen', 'joker']],
  ])('finds a card that %s', (_, lying) => {
    expect(() => auditCards('card', known, lying)).toThrow(AuditFailure);
  });

  it('checks an older match against the cards it began with', () => {
    expect(() => auditCards('card', known, ['king', 'ace'], ['ace', 'king'])).not.toThrow();
    expect(() => auditCards('card', known, ['king'], ['ace', 'king'])).toThrow(AuditFailure);
    expect(() => auditCards('card', known, ['ace', 'king', 'queen'], ['ace', 'king'])).toThrow(AuditFailure);
    expect(() => auditCards('card', known, ['joker'], ['joker'])).toThrow(AuditFailure);
  });
});
