import { describe, expect, it } from 'vitest';
import type { HostSettings } from '../../../main/host/server/host-settings.ts';
import { claimAgainAfter, silentBeforeClaim } from '../../../shared/protocol/messages.ts';
import { HandClock } from '../bots/bot-table.ts';
import { freshFolder, TestClient } from '../client.ts';
import { roomOpened } from '../opened-room.ts';
import { enter, later, play, restarted } from '../opened-table.ts';

/** Ana at the laptop and Mia on a phone play the market, where bids are sealed. */
async function evening(settings: Partial<HostSettings> = {}) {
  const clock = new HandClock();
  const opened = await roomOpened(freshFolder(), { timers: clock, ...settings });
  const { host, hostPage, room, code } = opened;
  hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
  const mia = enter(host, code, 'Mia');
  mia.client.ask({ type: 'take-chair', room, name: 'Mia', colour: null });
  hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
  hostPage.ask({ type: 'start-match', room });
  const door = (to: 'open' | 'ask' | 'closed') =>
    hostPage.ask({ type: 'change-room', room, name: 'Ana’s table', door: to });
  const claim = ({ client }: { readonly client: TestClient }, guest: string | null) =>
    client.ask({ type: 'claim-seat', room, guest });
  const answer = (client: TestClient, by: string, granted: boolean) =>
    client.ask({ type: 'answer-claim', room, by, granted });
  return { ...opened, clock, mia, door, claim, answer };
}

describe('device that claims a seat', () => {
  it('gets it at an open door once the guest has been silent for some seconds, and plays there', async () => {
    const { host, room, code, clock, mia, claim } = await evening();
    mia.client.connection.closed();
    const phone = enter(host, code, 'Mia');
    expect(claim(phone, mia.guest)).toMatchObject({ type: 'done' });
    expect(phone.client.last('room')).toMatchObject({
      you: phone.guest,
      claims: [{ by: phone.guest, guest: mia.guest }],
    });
    clock.pass(silentBeforeClaim - 1);
    expect(phone.client.table).toMatchObject({ own: [], viewer: 'spectator' });
    clock.pass(1);
    expect(phone.client.last('room')).toMatchObject({ you: mia.guest, claims: [] });
    expect(phone.client.last('room').devices.map(({ device }) => device)).toEqual(['house', mia.guest]);
    expect(phone.client.table).toMatchObject({ own: [1], inHand: 1, viewer: 1 });
    expect(play(phone.client, phone.token, 2)).toMatchObject({ type: 'done' });
    const again = new TestClient(host, '192.168.1.31');
    expect(again.ask({ type: 'return', room, token: phone.token })).toMatchObject({
      type: 'entered',
      guest: mia.guest,
    });
  });

  it('sees nothing of the hand before the claim is granted', async () => {
    const { host, code, clock, mia, door, claim, answer, hostPage } = await evening();
    expect(play(mia.client, mia.token, 3)).toMatchObject({ type: 'done' });
    const { view } = mia.client.table;
    mia.client.connection.closed();
    door('ask');
    const phone = enter(host, code, null);
    claim(phone, mia.guest);
    clock.pass(silentBeforeClaim * 100);
    expect(phone.client.heard.filter(({ type }) => type === 'table').length).toBeGreaterThan(0);
    for (const message of phone.client.heard) {
      if (message.type !== 'table') continue;
      expect(message).toMatchObject({ own: [], legal: [], viewer: 'spectator' });
      expect(message.view).not.toEqual(view);
    }
    expect(hostPage.last('room').claims).toEqual([{ by: phone.guest, guest: mia.guest }]);
    expect(answer(phone.client, phone.guest, true)).toMatchObject({ type: 'refused', code: 'not-leader' });
    expect(answer(hostPage, phone.guest, true)).toMatchObject({ type: 'done' });
    expect(phone.client.table).toMatchObject({ own: [1], view });
  });

  it('revokes the old device’s token, and notifies the old device, also after a restart', async () => {
    const { host, folder, room, code, hostPage, mia, claim, answer } = await evening();
    mia.client.connection.closed();
    const phone = enter(host, code, 'Mia');
    claim(phone, mia.guest);
    answer(hostPage, phone.guest, true);
    const old = { type: 'return', room, token: mia.token } as const;
    expect(new TestClient(host, '192.168.1.30').refusal(old)).toBe('seat-moved');
    phone.client.connection.closed();
    const again = await restarted(host, folder);
    expect(new TestClient(again, '192.168.1.30').refusal(old)).toBe('seat-moved');
    const back = new TestClient(again, '192.168.1.31').ask({ type: 'return', room, token: phone.token });
    expect(back).toMatchObject({ type: 'entered', guest: mia.guest });
  });

  it('does not get the lead with the seat', async () => {
    const { host, room, code, hostPage, mia, claim, answer, door } = await evening();
    hostPage.ask({ type: 'name-leader', room, guest: mia.guest, isLeader: true });
    hostPage.ask({ type: 'hand-lead', room, guest: mia.guest });
    mia.client.connection.closed();
    const phone = enter(host, code, 'Mia');
    expect(door('ask')).toMatchObject({ type: 'refused', code: 'not-leader' });
    claim(phone, mia.guest);
    // the leading guest is away: the host answers
    expect(hostPage.last('room').claims).toEqual([{ by: phone.guest, guest: mia.guest }]);
    expect(answer(hostPage, phone.guest, true)).toMatchObject({ type: 'done' });
    expect(hostPage.last('room')).toMatchObject({ lead: 'house' });
    expect(phone.client.last('room')).toMatchObject({ you: mia.guest, isLeader: false });
  });

  it('is refused the seat of a present or unseated guest or of the host, and a second seat', async () => {
    const { host, code, mia, claim } = await evening();
    const phone = enter(host, code, null);
    const other = enter(host, code, null);
    expect(claim(phone, mia.guest)).toMatchObject({ type: 'refused', code: 'seat-taken' });
    other.client.connection.closed();
    expect(claim(phone, other.guest)).toMatchObject({ type: 'refused', code: 'unknown-guest' });
    expect(claim(phone, 'gnobody00')).toMatchObject({ type: 'refused', code: 'unknown-guest' });
    expect(claim(mia, mia.guest)).toMatchObject({ type: 'refused', code: 'unknown-guest' });
  });

  it('loses its claim when the old device returns or when it leaves', async () => {
    const { host, room, code, hostPage, clock, mia, claim } = await evening();
    mia.client.connection.closed();
    const phone = enter(host, code, null);
    claim(phone, mia.guest);
    const back = new TestClient(host, '192.168.1.30');
    back.ask({ type: 'return', room, token: mia.token });
    expect(hostPage.last('room').claims).toEqual([]);
    expect(phone.client.last('room').claims).toEqual([]);
    expect(phone.client.last('declined')).toEqual({ type: 'declined', room, what: 'owner-back', by: mia.guest });
    back.connection.closed();
    claim(phone, mia.guest);
    phone.client.connection.closed();
    expect(hostPage.last('room').claims).toEqual([]);
    clock.pass(silentBeforeClaim * 2);
    expect(hostPage.last('room').chairs).toMatchObject([{}, { holder: mia.guest, present: false }]);
  });

  it('waits for the leader if another device claims the same seat, and waits again once refused', async () => {
    const { host, code, hostPage, clock, mia, claim, answer } = await evening();
    mia.client.connection.closed();
    const one = enter(host, code, null);
    const two = enter(host, code, null);
    claim(one, mia.guest);
    claim(two, mia.guest);
    clock.pass(silentBeforeClaim * 10);
    expect(one.client.last('room').you).toBe(one.guest);
    expect(one.client.last('room').claims).toEqual([{ by: one.guest, guest: mia.guest }]);
    expect(hostPage.last('room').claims).toHaveLength(2);
    answer(hostPage, one.guest, false);
    expect(one.client.last('declined')).toMatchObject({ what: 'seat-refused', by: 'house' });
    expect(claim(one, mia.guest)).toMatchObject({ type: 'refused', code: 'too-soon' });
    answer(hostPage, two.guest, true);
    expect(two.client.table).toMatchObject({ own: [1] });
    clock.pass(claimAgainAfter);
    expect(claim(one, mia.guest)).toMatchObject({ type: 'refused', code: 'seat-taken' });
  });

  it('keeps its claim until the door opens, and may withdraw it', async () => {
    const { host, code, clock, mia, door, claim } = await evening();
    mia.client.connection.closed();
    door('ask');
    const phone = enter(host, code, null);
    claim(phone, mia.guest);
    clock.pass(silentBeforeClaim);
    claim(phone, null);
    door('open');
    expect(phone.client.last('room').you).toBe(phone.guest);
    door('ask');
    claim(phone, mia.guest);
    door('open');
    expect(phone.client.last('room').you).toBe(mia.guest);
  });

  it('gets its seat back after a restart before anyone has returned', async () => {
    const { host, folder, code, mia, claim } = await evening();
    const clock = new HandClock();
    const again = await restarted(host, folder, { timers: clock });
    const phone = enter(again, code, 'Mia');
    claim(phone, mia.guest);
    clock.pass(silentBeforeClaim);
    expect(phone.client.table).toMatchObject({ own: [1] });
  });

  it('gets a chair back before anything is played', async () => {
    const { host, hostPage, room, code } = await roomOpened();
    const mia = enter(host, code, 'Mia');
    mia.client.ask({ type: 'take-chair', room, name: 'Mia', colour: null });
    mia.client.connection.closed();
    const phone = enter(host, code, 'Mia B.');
    phone.client.ask({ type: 'take-chair', room, name: 'Mia B.', colour: null });
    expect(await later(phone.client, { type: 'claim-seat', room, guest: mia.guest })).toMatchObject({ type: 'done' });
    hostPage.ask({ type: 'answer-claim', room, by: phone.guest, granted: true });
    expect(phone.client.last('room').chairs).toMatchObject([{ name: 'Mia', holder: mia.guest, present: true }]);
  });
});
