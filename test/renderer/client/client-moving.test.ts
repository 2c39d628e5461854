import { describe, expect, it } from 'vitest';
import type { Arrival } from '../../../renderer/client/bookmark.ts';
import { longestPiece } from '../../../shared/protocol/messages.ts';
import { soon } from '../../harness/soon.ts';
import { promisesRun, testGuest } from '../connection/test-transport.ts';
import { sampleRoom, sampleTable, sampleWelcome, tableName } from '../table/sample-table.ts';
import { next, nowhere, old, openPage, room, token } from './page-between-hosts.ts';

const asGuest = sampleWelcome({ role: 'guest', settings: null });

const page = (inApp: boolean, arrival: Arrival, keys: readonly string[] = []) => openPage({ inApp, arrival, keys });

/** An app that is a guest in the old host's room. */
async function visiting() {
  const app = page(true, { ...nowhere, room, away: old }, [old]);
  await app.home.greet(sampleWelcome());
  await app.away().transport.greet(asGuest);
  const { transport } = app.away();
  const back = transport.latest('return');
  transport.say({ type: 'entered', request: back.request, room, guest: testGuest, token });
  await promisesRun();
  return { ...app, transport };
}

describe('room that moves to another host', () => {
  it('takes a browser to the page there, with its key behind the #', async () => {
    const { home, keyring, visited, store, commands } = page(false, { ...nowhere, room }, [old]);
    await home.greet(asGuest);
    commands.guest.followHost('shed.local:7778');
    expect(visited.splice(0)).toEqual([`http://shed.local:7778/#room=${room}&guest=${testGuest}&token=${token}`]);
    home.say(sampleRoom());
    home.say(sampleTable({ own: [] }));
    home.say({ type: 'moved', room, to: next });
    expect(visited).toEqual([`http://${next}/#room=${room}&guest=${testGuest}&token=${token}`]);
    expect(keyring.tokenOf(old, room)).toBeNull();
    expect(JSON.stringify(store.getState())).not.toContain(token);
  });

  it('admits the same token there', async () => {
    const { home, keyring } = page(false, { ...nowhere, room, key: { guest: testGuest, token } });
    await home.greet(asGuest);
    expect(home.latest('return')).toMatchObject({ room, token });
    expect(keyring.tokenOf(old, room)).toBe(token);
  });

  it('takes an app there over its own connection, where it offers to be the next host', async () => {
    const { transport, away, keyring } = await visiting();
    expect(transport.latest('return')).toMatchObject({ canHost: true });
    transport.say(sampleRoom());
    transport.say({ type: 'moved', room, to: next });
    expect(away().address).toBe(next);
    await away().transport.greet(asGuest);
    expect(away().transport.latest('return')).toMatchObject({ room, token, canHost: true });
    expect(keyring.tokenOf(next, room)).toBe(token);
  });

  it('leaves the host on the home screen, and says where it is', async () => {
    const { home, store } = page(true, { ...nowhere, room });
    await home.greet(sampleWelcome());
    home.say(sampleRoom({ you: 'house' }));
    home.say(sampleTable());
    home.say({ type: 'moved', room, to: next });
    expect(store.getState().page.notice).toEqual({ kind: 'moved', to: next });
    expect(store.getState().table.live).toBeNull();
  });

  it('is offered on the chosen guest’s page until that is withdrawn', async () => {
    const { transport, store } = await visiting();
    transport.say(sampleRoom({ you: testGuest, handedTo: testGuest }));
    expect(store.getState().page.sheet).toEqual({ name: 'take-over' });
    transport.say(sampleRoom({ you: testGuest }));
    expect(store.getState().page.sheet).toBeNull();
  });
});

describe('taking a room over', () => {
  it('can be declined, and the old host stops waiting', async () => {
    const { transport, commands } = await visiting();
    commands.travel.declineTakeOver(room);
    await soon(() => expect(transport.latest('decline-take-over')).toMatchObject({ room }));
  });

  const text = 'x'.repeat(longestPiece + 7);
  const addresses = [next];
  /** A host on more networks than a message can list. */
  const others = Array.from({ length: 20 }, (_, network) => `10.0.${network}.1:7777`);

  /** The old host hands it over, and the own one opens it. */
  async function takenOver() {
    const app = await visiting();
    const taking = app.commands.travel.takeOver(room);
    await soon(() => app.transport.latest('take-over'));
    const { home, transport } = app;
    const carry = async () => {
      const before = transport.sent.filter(({ type }) => type === 'taken-over').length;
      transport.say({ type: 'transfer', request: transport.latest('take-over').request, text });
      await soon(() => expect(home.latest('import')).toMatchObject({ piece: 0, of: 2 }));
      expect(home.latest('import').text).toHaveLength(longestPiece);
      home.say({ type: 'done', request: home.latest('import').request, table: null });
      await soon(() => expect(home.latest('import')).toMatchObject({ piece: 1, of: 2, text: 'xxxxxxx' }));
      home.say({
        type: 'brought',
        request: home.latest('import').request,
        room,
        table: tableName,
        addresses: [...addresses, ...others],
      });
      await soon(() => expect(transport.sent.filter(({ type }) => type === 'taken-over')).toHaveLength(before + 1));
      expect(transport.latest('taken-over')).toMatchObject({ room, addresses: [...addresses, ...others.slice(0, 15)] });
    };
    await carry();
    /** The room changed there meanwhile, and the own host drops its copy. */
    const changedMeanwhile = async () => {
      const count = (type: string) => home.sent.filter((message) => message.type === type).length;
      const removed = count('remove-table');
      transport.say({ type: 'refused', request: transport.latest('taken-over').request, code: 'stale' });
      await soon(() => expect(count('close-room')).toBe(removed + 1));
      home.say({ type: 'done', request: home.latest('close-room').request, table: null });
      await soon(() => expect(count('remove-table')).toBe(removed + 1));
      expect(home.latest('remove-table')).toMatchObject({ table: tableName });
      home.say({ type: 'done', request: home.latest('remove-table').request, table: null });
    };
    return { ...app, taking, carry, changedMeanwhile };
  }

  it('imports it into the own host in pieces, and goes home to it', async () => {
    const { home, transport, taking, store } = await takenOver();
    transport.say({ type: 'moved', room, to: next });
    transport.say({ type: 'done', request: transport.latest('taken-over').request, table: null });
    expect(await taking).toBe(true);
    await home.greet(sampleWelcome());
    await soon(() => expect(home.latest('visit-room')).toMatchObject({ room }));
    expect(store.getState().server.away).toBeNull();
    expect(store.getState().page.notice).toBeNull();
  });

  it('drops an outdated copy and fetches the room again', async () => {
    const { transport, taking, carry, changedMeanwhile } = await takenOver();
    const first = transport.latest('take-over').request;
    await changedMeanwhile();
    await soon(() => expect(transport.latest('take-over').request).not.toBe(first));
    await carry();
    transport.say({ type: 'done', request: transport.latest('taken-over').request, table: null });
    expect(await taking).toBe(true);
  });

  it('is given up if the room changes three times during the transfer, and the page says so', async () => {
    const { home, transport, taking, carry, changedMeanwhile, store, away } = await takenOver();
    const asked = () => transport.sent.filter(({ type }) => type === 'take-over').length;
    for (const time of [2, 3]) {
      await changedMeanwhile();
      await soon(() => expect(asked()).toBe(time));
      await carry();
    }
    await changedMeanwhile();
    expect(await taking).toBe(false);
    expect(asked()).toBe(3);
    expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'stale' });
    expect(home.sent.some(({ type }) => type === 'visit-room')).toBe(false);
    // from now on the page follows the room again
    transport.say(sampleRoom());
    transport.say({ type: 'moved', room, to: next });
    expect(away().address).toBe(next);
  });

  it('keeps the copy if the hand-over is uncertain', async () => {
    const { home, transport, taking, store } = await takenOver();
    transport.end();
    expect(await taking).toBe(false);
    expect(home.sent.some(({ type }) => type === 'close-room')).toBe(false);
    expect(store.getState().page.notice).toEqual({ kind: 'lost' });
  });
});

it('a room is not exported if the host refuses, and the page says why', async () => {
  const { home, commands, store } = page(true, nowhere);
  await home.greet(sampleWelcome());
  const packing = commands.travel.takeAlong({ room });
  await soon(() => expect(home.latest('export')).toMatchObject({ room, table: null }));
  home.say({ type: 'refused', request: home.latest('export').request, code: 'unknown-table' });
  expect(await packing).toBeNull();
  expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'unknown-table' });
});
