import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { letsGoAfter, waitsAfter } from '../../../main/host/standby/patience.ts';
import { soon } from '../../harness/soon.ts';
import { HandClock } from '../bots/bot-table.ts';
import { TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { asked, bids, evening, serverAt } from './standby.ts';

const playedIn = (client: { readonly table: { readonly version: number } }) => client.table.version;

describe('standby app', () => {
  it('has a copy that reveals nothing without the shares of others', async () => {
    const { ben, mia } = await evening();
    const file = readFileSync(path.join(ben.home.folder, 'standing-by.json'), 'utf8');
    // three letters may occur in a sealed text by chance
    for (const word of ['Ana’s table', '"Mia', 'sealed-market', ben.key.guest]) expect(file).not.toContain(word);
    for (const { share } of ben.held) expect(file).not.toContain(share);
    // no message asked to wait for it
    expect(mia.client.heard.some(({ type }) => type === 'waiting')).toBe(false);
  });

  it('holds back every broadcast until it has the copy', async () => {
    const { ana, ben, mia } = await evening();
    ben.isAwake = false;
    const before = playedIn(mia.client);
    const bid = bids(mia.client, 1, mia.key.token);
    await new Promise(setImmediate);
    expect(playedIn(mia.client)).toBe(before);
    expect(playedIn(ana.hostPage)).toBe(before);
    ben.isAwake = true;
    ben.return(ana.host, '192.168.1.40');
    expect(await bid).toMatchObject({ type: 'done' });
    expect(playedIn(mia.client)).toBeGreaterThan(before);
  });

  it('continues the room with everything broadcast, once enough agree', async () => {
    const { ana, ben, mia, room } = await evening();
    expect(await bids(mia.client, 1, mia.key.token)).toMatchObject({ type: 'done' });
    const seen = mia.client.table;
    await ana.host.close();
    const { home } = ben;
    expect(await asked(home.hostPage, { type: 'fail-over', room, shares: ben.held })).toMatchObject({
      type: 'failing-over',
      agreed: true,
      have: 1,
      needs: 2,
      proof: null,
    });
    expect(home.host.hosting.rooms.byId.has(room)).toBe(false);
    mia.return(home.host);
    expect(mia.client.last('refused').code).toBe('unknown-token');
    const given = await asked(mia.client, { type: 'give-shares', room, shares: mia.held });
    expect(given).toMatchObject({ type: 'failing-over', proof: expect.any(String) });
    mia.return(home.host);
    await soon(() => expect(mia.client.table).toMatchObject({ version: seen.version, inHand: seen.inHand }));
    await asked(home.hostPage, { type: 'visit-room', room });
    expect(home.hostPage.last('room')).toMatchObject({ room, standBy: null, you: 'house' });
    expect(home.hostPage.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Mia']);
  });

  it('opens nothing without its own person’s consent, nor with false shares', async () => {
    const { ana, ben, mia, room } = await evening();
    await ana.host.close();
    const { home } = ben;
    const both = [...ben.held, ...mia.held];
    const forged = both.map(({ epoch, share }) => ({ epoch, share: [...share].reverse().join('') }));
    const give = (shares: typeof both) => asked(mia.client, { type: 'give-shares', room, shares });
    mia.return(home.host);
    expect(await give(forged)).toMatchObject({ have: 0, needs: 2, agreed: false, proof: null });
    expect(await give(both)).toMatchObject({ have: 2, needs: 2, agreed: false, proof: null });
    expect(home.host.hosting.rooms.byId.has(room)).toBe(false);
  });

  it('does not hold the room up for ever: it continues once enough have dropped their shares', async () => {
    const { ana, ben, mia, room } = await evening();
    ben.isAwake = false;
    const bid = bids(mia.client, 1, mia.key.token);
    await soon(() => expect(ben.client.last('sealed').number).toBeGreaterThan(1));
    ana.clock.pass(waitsAfter);
    expect(mia.client.last('waiting')).toEqual({ type: 'waiting', room, waits: true });
    expect(ana.hostPage.last('waiting')).toMatchObject({ waits: true });
    ana.clock.pass(letsGoAfter);
    expect(await bid).toMatchObject({ type: 'done' });
    expect(mia.shares.size).toBe(0);
    expect(mia.client.last('waiting')).toMatchObject({ waits: false });
    expect(ana.hostPage.last('room').standBy).toMatchObject({ agreed: true, ready: false });
    // nobody can open what Ben has any more
    expect(await asked(ben.home.hostPage, { type: 'fail-over', room, shares: ben.held })).toMatchObject({
      have: 1,
      needs: 2,
    });
    // and Ben, back again, is the standby as before
    await asked(ben.home.hostPage, { type: 'forget-sealed', room });
    ben.isAwake = true;
    ben.return(ana.host, '192.168.1.40');
    await soon(() => expect(ana.hostPage.last('room').standBy).toMatchObject({ ready: true }));
    expect(await bids(ben.client, 1, ben.key.token)).toMatchObject({ type: 'done' });
  });

  it('is dropped if every copy is late, and asked again only by the person', async () => {
    const { ana, ben, mia } = await evening();
    const late = async (bid: () => Promise<unknown>) => {
      ben.isAwake = false;
      const { number } = ben.client.last('sealed');
      const answer = bid();
      await soon(() => expect(ben.client.last('sealed').number).toBeGreaterThan(number));
      ana.clock.pass(letsGoAfter * 0.9);
      return answer;
    };
    const first = late(() => bids(mia.client, 1, mia.key.token));
    await soon(() => expect(mia.client.last('waiting').waits).toBe(true));
    ben.isAwake = true;
    ben.client.hears?.(ben.client.last('sealed'));
    expect(await first).toMatchObject({ type: 'done' });
    expect(ana.hostPage.last('room').standBy).toMatchObject({ ready: true });
    expect(await late(() => bids(ana.hostPage, 1))).toMatchObject({ type: 'done' });
    expect(ana.hostPage.last('room').standBy).toBeNull();
    expect(await bids(ben.client, 1, ben.key.token)).toMatchObject({ type: 'done' });
  });

  it('is discovered, and guests are sent to it, only in the home network', async () => {
    const { ana, ben, mia, room } = await evening();
    ben.isAwake = false;
    const before = ben.client.last('sealed').number;
    const bid = bids(mia.client, 1, mia.key.token);
    await soon(() => expect(ben.client.last('sealed').number).toBeGreaterThan(before));
    const addresses = ['203.0.113.9:80', '127.0.0.1:22', '010.0.0.1:80'];
    await asked(ben.client, { type: 'kept-sealed', room, number: ben.client.last('sealed').number, addresses });
    expect(await bid).toMatchObject({ type: 'done' });
    expect(ana.hostPage.last('room').standBy).toMatchObject({ ready: false });
    expect(addresses).not.toContain(mia.client.last('share').to);
  });

  it('cannot have the room while its host does: a host sends nothing while its copy could be opened', async () => {
    const { ana, ben, mia, room } = await evening();
    // Mia's phone has moved to Ben's app, and reports that to nobody here
    ben.isAwake = false;
    mia.isAwake = false;
    const before = playedIn(ana.hostPage);
    const bid = bids(ana.hostPage, 1);
    await soon(() => expect(ben.client.last('sealed').number).toBeGreaterThan(1));
    ana.clock.pass(waitsAfter + letsGoAfter + 60_000);
    await new Promise(setImmediate);
    expect(playedIn(ana.hostPage)).toBe(before);
    // the host knows better
    expect(await asked(ana.hostPage, { type: 'go-on-alone', room })).toMatchObject({ type: 'done' });
    expect(await bid).toMatchObject({ type: 'done' });
  });

  it('makes the old host stop sending once it sees the failover', async () => {
    const { ana, ben, mia, room } = await evening();
    const { home } = ben;
    // the connection between them is cut: Ana's laptop continues on its own, unaware
    ben.isAwake = false;
    mia.isAwake = false;
    await asked(home.hostPage, { type: 'fail-over', room, shares: ben.held });
    const proven = await asked(home.hostPage, { type: 'give-shares', room, shares: mia.held });
    if (proven.type !== 'failing-over' || proven.proof === null) throw new Error('not open there');
    const before = playedIn(ana.hostPage);
    const { table, version } = ana.hostPage.table;
    const move = { type: 'bid', coins: 1 };
    const bid = { type: 'play', request: 'bid', table, version, seat: 0, move };
    ana.hostPage.connection.receive(JSON.stringify(bid));
    await soon(() => expect(ben.client.last('sealed').number).toBeGreaterThan(1));
    const there = home.network.standing.listening?.addresses[0] ?? '';
    ana.network.proofs.set(`${there} ${room}`, 'A'.repeat(43));
    ana.clock.pass(waitsAfter);
    await new Promise(setImmediate);
    expect(ana.host.hosting.rooms.byId.has(room)).toBe(true);
    ana.network.proofs.set(`${there} ${room}`, proven.proof);
    ana.clock.pass(waitsAfter * 2);
    await soon(() => expect(ana.hostPage.last('moved')).toEqual({ type: 'moved', room, to: there }));
    expect(ana.host.hosting.rooms.byId.has(room)).toBe(false);
    expect(playedIn(ana.hostPage)).toBe(before);
    expect(ana.hostPage.heard.some((message) => 'request' in message && message.request === 'bid')).toBe(false);
  });

  it('is announced to the first host page if nobody was there at the failover', async () => {
    const { ana, ben, mia, room } = await evening();
    const { home } = ben;
    await ana.host.close();
    await asked(home.hostPage, { type: 'fail-over', room, shares: ben.held });
    const proven = await asked(home.hostPage, { type: 'give-shares', room, shares: mia.held });
    const there = home.network.standing.listening?.addresses[0] ?? '';
    const clock = new HandClock();
    const network = new FakeNetwork();
    if (proven.type === 'failing-over') network.proofs.set(`${there} ${room}`, proven.proof ?? '');
    const host = testHost(ana.folder, { network, timers: clock });
    await host.resume();
    await soon(() => {
      clock.pass(waitsAfter);
      expect(host.hosting.rooms.byId.has(room)).toBe(false);
    });
    const [first, second] = [new TestClient(host), new TestClient(host)];
    expect(first.last('moved')).toEqual({ type: 'moved', room, to: there });
    expect(second.heard.some(({ type }) => type === 'moved')).toBe(false);
  });

  it('lets nobody continue on a returning host before it knows the state', async () => {
    const { ana, ben, mia, room } = await evening();
    await ana.host.close();
    const again = await serverAt(ana.folder);
    const visit = asked(again.hostPage, { type: 'visit-room', room });
    mia.return(again.host);
    await new Promise(setImmediate);
    expect(again.hostPage.heard.some(({ type }) => type === 'table')).toBe(false);
    // Ben's app is there as well: it was only a pause
    ben.return(again.host, '192.168.1.40');
    expect(await visit).toMatchObject({ type: 'done' });
    expect(again.hostPage.last('room').standBy).toMatchObject({ ready: true });
    expect(await bids(mia.client, 1, mia.key.token)).toMatchObject({ type: 'done' });
  });

  it('shares a new key when a guest has joined or was removed', async () => {
    const { ana, ben, mia, room } = await evening();
    const [first] = mia.held;
    expect(await asked(ana.hostPage, { type: 'remove-guest', room, guest: mia.key.guest })).toMatchObject({
      type: 'done',
    });
    // with his share alone Ben could open it: there must be two
    expect(ben.held).toHaveLength(1);
    const code = ana.hostPage.last('room').code ?? '';
    const leo = new TestClient(ana.host, '192.168.1.31');
    await asked(leo, { type: 'enter', code, name: 'Leo' });
    const share = await soon(() => leo.last('share'));
    expect(share.epoch).toBeGreaterThan(first?.epoch ?? 0);
    await soon(() => expect(ben.held.map(({ epoch }) => epoch)).toContain(share.epoch));
    // what Mia took with her opens nothing now
    await ana.host.close();
    const { home } = ben;
    await asked(home.hostPage, { type: 'fail-over', room, shares: ben.held });
    const given = await asked(home.hostPage, { type: 'give-shares', room, shares: first === undefined ? [] : [first] });
    expect(given).toMatchObject({ have: 1, needs: 2, proof: null });
  });

  it('stores nothing while nobody else could help to open it', async () => {
    const { ana, ben, mia, room } = await evening();
    await asked(ana.hostPage, { type: 'name-standby', room, guest: null });
    await soon(() => expect(ana.hostPage.last('room').standBy).toBeNull());
    await asked(ana.hostPage, { type: 'remove-guest', room, guest: mia.key.guest });
    const copies = ben.client.heard.filter(({ type }) => type === 'sealed').length;
    await asked(ana.hostPage, { type: 'name-standby', room, guest: ben.key.guest });
    await asked(ben.client, { type: 'stand-by', room });
    const agreed = { guest: ben.key.guest, agreed: true, ready: false };
    await soon(() => expect(ana.hostPage.last('room').standBy).toEqual(agreed));
    expect(await bids(ana.hostPage, 1)).toMatchObject({ type: 'done' });
    expect(ben.client.heard.filter(({ type }) => type === 'sealed')).toHaveLength(copies);
  });

  it('is found at its current address', async () => {
    const { ana, ben, mia } = await evening();
    const [before] = [...mia.shares.values()];
    await ben.home.host.hosting.choose('all', 7790);
    await bids(mia.client, 1, mia.key.token);
    await soon(() => expect(mia.client.last('share').to).toBe('192.168.1.20:7790'));
    expect(mia.client.last('share')).toMatchObject({ epoch: before?.epoch, share: before?.share });
    expect(ana.hostPage.last('room').standBy).toMatchObject({ ready: true });
  });

  it('stops once it is removed, and nobody waits for it', async () => {
    const { ana, ben, mia, room } = await evening();
    await asked(ana.hostPage, { type: 'remove-guest', room, guest: ben.key.guest });
    expect(await bids(mia.client, 1, mia.key.token)).toMatchObject({ type: 'done' });
    expect(ana.hostPage.last('room').standBy).toBeNull();
    expect(mia.shares.size).toBe(0);
    expect(mia.client.heard.some(({ type }) => type === 'waiting')).toBe(false);
  });

  it('is not asked again while it is a standby', async () => {
    const { ana, ben, room } = await evening();
    const sent = ben.client.heard.length;
    expect(await asked(ana.hostPage, { type: 'name-standby', room, guest: ben.key.guest })).toMatchObject({
      type: 'done',
    });
    await new Promise(setImmediate);
    expect(ana.hostPage.last('room').standBy).toEqual({ guest: ben.key.guest, agreed: true, ready: true });
    expect(ben.client.heard.slice(sent).some(({ type }) => type === 'drop-shares' || type === 'share')).toBe(false);
  });

  it('is not waited for after it leaves by choice, and is a standby again on return', async () => {
    const { ana, ben, mia, room } = await evening();
    ben.isAwake = false;
    await asked(ben.client, { type: 'leave-room', room });
    expect(await bids(mia.client, 1, mia.key.token)).toMatchObject({ type: 'done' });
    expect(mia.shares.size).toBe(0);
    expect(mia.client.heard.some(({ type }) => type === 'waiting')).toBe(false);
    expect(ana.hostPage.last('room').standBy).toEqual({ guest: ben.key.guest, agreed: true, ready: false });
    ben.isAwake = true;
    ben.return(ana.host, '192.168.1.40');
    await soon(() => expect(ana.hostPage.last('room').standBy).toMatchObject({ ready: true }));
  });

  it('gives way to another app that is asked, once its own copy is deleted', async () => {
    const { ana, ben, mia, room } = await evening();
    mia.return(ana.host);
    await soon(() => expect(mia.client.last('room').room).toBe(room));
    await asked(ana.hostPage, { type: 'name-standby', room, guest: mia.key.guest });
    await soon(() => {
      const { standBy } = ana.hostPage.last('room');
      expect(standBy).toEqual({ guest: mia.key.guest, agreed: false, ready: false });
    });
    expect(await asked(ben.home.hostPage, { type: 'fail-over', room, shares: ben.held })).toMatchObject({
      code: 'no-copy',
    });
    expect(await asked(ben.client, { type: 'stand-by', room })).toMatchObject({ code: 'not-standing-by' });
    expect(await bids(mia.client, 1, mia.key.token)).toMatchObject({ type: 'done' });
  });

  it('may decline or be released: it stores nothing of the room then', async () => {
    const { ana, ben, mia, room } = await evening();
    expect(await asked(ana.hostPage, { type: 'name-standby', room, guest: null })).toMatchObject({ type: 'done' });
    await soon(() => expect(ana.hostPage.last('room').standBy).toBeNull());
    await soon(() => expect(ben.home.host.hosting.standing?.listening).toBeNull());
    expect(await asked(ben.home.hostPage, { type: 'fail-over', room, shares: ben.held })).toMatchObject({
      code: 'no-copy',
    });
    await asked(ana.hostPage, { type: 'name-standby', room, guest: ben.key.guest });
    await asked(ben.client, { type: 'let-go', room });
    expect(ana.hostPage.last('declined')).toMatchObject({ what: 'standby-refused', by: ben.key.guest });
    await soon(() => expect(ana.hostPage.last('room').standBy).toBeNull());
    expect(await asked(mia.client, { type: 'stand-by', room })).toMatchObject({ code: 'not-standing-by' });
  });
});
