import { describe, expect, it } from 'vitest';
import { askedFor, handAfter, nobodysHand, passTo } from '../../main/host/hand.ts';
import { seatAt, seatsOf } from '../../shared/engine/index.ts';

const [ada, ben, cleo] = [seatAt(0), seatAt(1), seatAt(2)];
const three = seatsOf(3);

describe('the shutter', () => {
  it('comes down when the seat in hand need not act and another of the device must', () => {
    const hand = passTo(nobodysHand, ada);
    expect(handAfter(hand, three, [ben], false).inHand).toBeNull();
    expect(handAfter(hand, three, [ben, ada], false).inHand).toBe(ada);
  });

  it('stays up while only people elsewhere must act', () => {
    const hand = passTo(nobodysHand, ada);
    expect(handAfter(hand, [ada, cleo], [ben], false).inHand).toBe(ada);
  });

  it('is never drawn for somebody alone before the screen, until the game is over', () => {
    expect(handAfter(nobodysHand, [ben], [ada], false).inHand).toBe(ben);
    expect(handAfter(passTo(nobodysHand, ben), [ben], [], true).inHand).toBeNull();
  });

  it('asks for the next clockwise where several must act at once', () => {
    const afterBen = passTo(passTo(nobodysHand, ben), null);
    expect(askedFor(afterBen, three, [ada, cleo])).toBe(cleo);
    expect(askedFor(passTo(passTo(nobodysHand, cleo), null), three, [ada, ben])).toBe(ada);
    expect(askedFor(nobodysHand, three, [cleo, ben])).toBe(ben);
  });

  it('asks again for somebody who drew it without acting', () => {
    expect(askedFor(passTo(passTo(nobodysHand, ben), null), three, [ada, ben, cleo])).toBe(ben);
  });

  it('asks for nobody while it is up, and for nobody of another device', () => {
    expect(askedFor(passTo(nobodysHand, ada), three, [ada])).toBeNull();
    expect(askedFor(nobodysHand, [ada, cleo], [ben])).toBeNull();
  });
});
