import { describe, expect, it } from 'vitest';
import { askedFor, handAfter, nobodysHand, passTo, type Turn } from '../../../main/host/seats/hand.ts';
import { type Seat, seatAt, seatsOf } from '../../../shared/engine/index.ts';

const [ada, ben, cleo] = [seatAt(0), seatAt(1), seatAt(2)];
const three = seatsOf(3);

/** A turn in a game in which all players have secrets and nothing is asked publicly. */
const turn = (toAct: readonly Seat[], isOver = false): Turn => ({
  toAct,
  isOver,
  hasSecrets: () => true,
  isAskedPublicly: () => false,
});

describe('shutter', () => {
  it('starts without an active seat, and not by a player’s choice', () => {
    expect(nobodysHand).toEqual({ inHand: null, isOpen: false, last: null, chosen: false });
  });

  it('comes down when the active seat need not act and another seat of the device must', () => {
    const hand = passTo(nobodysHand, ada, true);
    expect(handAfter(hand, three, turn([ben], false)).inHand).toBeNull();
    expect(handAfter(hand, three, turn([ben, ada], false)).inHand).toBe(ada);
  });

  it('stays up while only people elsewhere must act', () => {
    const hand = passTo(nobodysHand, ada, true);
    expect(handAfter(hand, [ada, cleo], turn([ben], false)).inHand).toBe(ada);
  });

  it('is never used for a single person at the screen until the game is over', () => {
    expect(handAfter(nobodysHand, [ben], turn([ada], false)).inHand).toBe(ben);
    expect(handAfter(passTo(nobodysHand, ben), [ben], turn([], true)).inHand).toBeNull();
  });

  it('does not come down for a player without secrets: the screen passes to them', () => {
    const open = (toAct: readonly Seat[]): Turn => ({ ...turn(toAct), hasSecrets: (seat) => seat === cleo });
    const hand = passTo(nobodysHand, ada);
    expect(handAfter(hand, three, open([ben]))).toEqual({ inHand: ben, isOpen: false, last: ben, chosen: false });
    expect(handAfter(nobodysHand, three, open([ben])).inHand).toBe(ben);
    expect(handAfter(hand, three, open([cleo])).inHand).toBeNull();
    expect(handAfter(passTo(nobodysHand, cleo), three, open([ada])).inHand).toBe(ada);
    expect(handAfter(hand, [ada, cleo], open([ben])).inHand).toBe(ada);
  });

  it('comes down once a player who got the screen without it has secrets', () => {
    const secretOf = (owner: Seat): Turn => ({ ...turn([ada]), hasSecrets: (seat) => seat === owner });
    const wentOn = passTo(nobodysHand, ada);
    expect(handAfter(wentOn, three, secretOf(ben)).inHand).toBe(ada);
    expect(handAfter(wentOn, three, secretOf(ada)).inHand).toBeNull();
    const opened = passTo(nobodysHand, ada, true);
    expect(handAfter(opened, three, secretOf(ada)).inHand).toBe(ada);
    // nor does a second seat on the device lower it for the person who was alone there
    const alone = handAfter(wentOn, [ada], secretOf(ada));
    expect(handAfter(alone, three, secretOf(ada)).inHand).toBe(ada);
  });

  it('does not come down for a question that can be answered publicly', () => {
    const asked = (toAct: readonly Seat[]): Turn => ({ ...turn(toAct), isAskedPublicly: (seat) => seat !== cleo });
    const opened = passTo(nobodysHand, ada, true);
    const open = handAfter(opened, three, asked([ben]));
    expect(open).toEqual({ inHand: ben, isOpen: true, last: ben, chosen: false });
    // a player alone at the screen keeps it for their next question
    expect(handAfter(opened, three, asked([ada]))).toBe(opened);
    // and an open screen stays while others must act, and passes on to the next
    expect(handAfter(open, [ben, cleo], asked([ada]))).toBe(open);
    expect(handAfter(open, three, asked([ada]))).toEqual({ inHand: ada, isOpen: true, last: ada, chosen: false });
    expect(handAfter(open, three, asked([cleo])).inHand).toBeNull();
    // nor does a single person get the screen with less than they know
    expect(handAfter(nobodysHand, [ben], asked([ben]))).toEqual({
      inHand: ben,
      isOpen: false,
      last: ben,
      chosen: true,
    });
  });

  it('comes down before the question after a public one if only its player may see it', () => {
    const open = handAfter(nobodysHand, three, { ...turn([ben]), isAskedPublicly: () => true });
    expect(handAfter(open, three, turn([ben])).inHand).toBeNull();
    expect(askedFor(handAfter(open, three, turn([ben])), three, [ben])).toBe(ben);
  });

  it('stays down after a player lowered it until it is opened, whatever the secrets', () => {
    const open: Turn = { ...turn([ben]), hasSecrets: () => false };
    const lowered = passTo(passTo(nobodysHand, ada), null, true);
    expect(handAfter(lowered, three, open).inHand).toBeNull();
    expect(handAfter(passTo(lowered, ada, true), three, open).inHand).toBe(ben);
  });

  it('asks for the next player clockwise if several must act at once', () => {
    const afterBen = passTo(passTo(nobodysHand, ben), null);
    expect(askedFor(afterBen, three, [ada, cleo])).toBe(cleo);
    expect(askedFor(passTo(passTo(nobodysHand, cleo), null), three, [ada, ben])).toBe(ada);
    expect(askedFor(nobodysHand, three, [cleo, ben])).toBe(ben);
  });

  it('asks again for a player who opened it without acting', () => {
    expect(askedFor(passTo(passTo(nobodysHand, ben), null), three, [ada, ben, cleo])).toBe(ben);
  });

  it('asks for no player while it is up, nor for players on other devices', () => {
    expect(askedFor(passTo(nobodysHand, ada), three, [ada])).toBeNull();
    expect(askedFor(nobodysHand, [ada, cleo], [ben])).toBeNull();
  });
});
