import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { patience } from '../../../../renderer/client/standing-by/lost-line.ts';
import { soon } from '../../../harness/soon.ts';
import type { TestClock } from '../../connection/test-clock.ts';
import { promisesRun, type TestTransport, testGuest } from '../../connection/test-transport.ts';
import { roomTold, welcomeTold } from '../../table/sample-table.ts';
import {
  browsing,
  deviceMemory,
  letIn,
  next,
  nowhere,
  old,
  openPage,
  proof,
  room,
  sealedTold,
  shareTold,
  token,
  visiting,
} from '../page-between-hosts.ts';

const shares = [{ epoch: 1, share: '1'.repeat(44) }];
const asGuest = welcomeTold({ role: 'guest', settings: null });

/** The old host is gone, for so long that nobody expects it back. */
async function fail(host: TestTransport, clock: TestClock, seconds = 14): Promise<void> {
  host.end();
  for (let each = 0; each < seconds; each++) {
    clock.pass(1000);
    await promisesRun();
  }
}

/** It answers again. */
async function answersAgain(
  host: TestTransport,
  clock: TestClock,
  change: Parameters<typeof letIn>[1] = {},
): Promise<void> {
  while (!host.isCalling) clock.pass(100);
  await letIn(host, change);
}

/** A guest's app whose host is gone, and which has gone over to whoever stands by. */
async function goneThere() {
  const app = await visiting();
  app.transport.say(shareTold(1));
  await soon(() => expect(app.shown().near).toBe(true));
  await fail(app.transport, app.clock);
  app.commands.standingBy.goOn();
  await soon(() => expect(app.away().address).toBe(next));
  return { ...app, there: app.away().transport };
}

/** How the room stands for whoever stands by. */
const standingBy = { you: testGuest, standBy: { guest: testGuest, agreed: true, ready: true } };

/** Ben’s app: it stands by, has a copy and a share, and the old host is gone. */
async function standIn() {
  const app = await visiting();
  app.transport.say(roomTold(standingBy));
  app.transport.say(sealedTold(1));
  app.transport.say(shareTold(1));
  await soon(() => app.home.latest('keep-sealed'));
  app.home.say({ type: 'keeping', request: app.home.latest('keep-sealed').request, addresses: [next] });
  await promisesRun();
  await fail(app.transport, app.clock);
  const answer = async (change: { agreed?: boolean; have?: number; proof?: string | null }) => {
    const { request } = app.home.latest('relieve');
    app.home.say({ type: 'relieving', request, room, agreed: true, have: 1, needs: 2, proof: null, ...change });
    await promisesRun();
  };
  return { ...app, answer };
}

describe('a host that is gone', () => {
  it('is no reason to go on elsewhere for a while, nor where this device has no share', async () => {
    const { transport, clock, shown } = await visiting();
    await fail(transport, clock);
    expect(shown().offer).toBeNull();
    const guest = await visiting();
    guest.transport.say(shareTold(1));
    await soon(() => expect(guest.shown().near).toBe(true));
    await fail(guest.transport, guest.clock, 9);
    expect(guest.shown().offer).toBeNull();
    await fail(guest.transport, guest.clock, 4);
    expect(guest.shown().offer).toBe('there');
  });

  it('is known to be gone in an app that was loaded anew meanwhile', async () => {
    const { transport, memory } = await visiting();
    transport.say(shareTold(1));
    await soon(() => expect(memory.kept.get('high-street:shares')).toContain('1'.repeat(44)));
    const arrival = { ...nowhere, room, away: old };
    const { home, away, clock, shown } = openPage({ inApp: true, arrival, keys: [old], memory });
    await home.greet(welcomeTold());
    // what watches the line is on its way
    await soon(async () => {
      await fail(away().transport, clock);
      expect(shown()).toMatchObject({ near: true, offer: 'there' });
    });
  });

  it('may be told of by every page in a room for which somebody stands by', async () => {
    const { home, shown } = await browsing();
    expect(shown().near).toBe(false);
    home.say(roomTold({ standBy: { guest: 'gsomebody', agreed: true, ready: false } }));
    await soon(() => expect(shown().near).toBe(true));
  });

  it('has nobody go elsewhere once it answers again', async () => {
    const { home, clock, shown } = await browsing();
    home.say(shareTold(1));
    await soon(() => expect(shown().near).toBe(true));
    await fail(home, clock);
    expect(shown().offer).toBe('there');
    await answersAgain(home, clock);
    expect(shown().offer).toBeNull();
  });

  it('waits before that for whoever stands by, as far as it says so on this line', async () => {
    const { home, clock, shown } = await browsing();
    home.say({ type: 'waiting', room, waits: true });
    await soon(() => expect(shown().waits).toBe(room));
    home.say({ type: 'waiting', room, waits: false });
    await soon(() => expect(shown().waits).toBeNull());
    home.say({ type: 'waiting', room, waits: true });
    await soon(() => expect(shown().waits).toBe(room));
    await fail(home, clock, 1);
    expect(shown().waits).toBeNull();
  });
});

describe('going on with a room at whoever stands by', () => {
  it('takes a browser to the page there, with its shares behind the #, and it lets go of nothing any more', async () => {
    const { home, clock, shown, commands, visited, memory } = await browsing();
    home.say(shareTold(1));
    await soon(() => expect(shown().near).toBe(true));
    await fail(home, clock);
    commands.standingBy.goOn();
    await soon(() => expect(visited).toHaveLength(1));
    const where = `http://${next}/#room=${room}&guest=${testGuest}&token=${token}`;
    expect(visited).toEqual([`${where}&shares=1.${'1'.repeat(44)}&from=${old}`]);
    expect(memory.kept.get('high-street:shares')).toContain('"given":true');
    await answersAgain(home, clock);
    home.say({ type: 'drop-shares', room });
    await promisesRun();
    expect(home.all('let-go')).toEqual([]);
    expect(memory.kept.get('high-street:shares')).not.toContain('1'.repeat(44));
  });

  it('takes an app there over its own line, asks until the room is open, and comes in by its token', async () => {
    const { clock, shown, keyring, there } = await goneThere();
    await there.greet(asGuest);
    await soon(() => expect(there.latest('give-shares')).toMatchObject({ room, shares }));
    expect(there.all('return')).toEqual([]);
    const progress = { agreed: false, have: 1, needs: 2 };
    there.say({ type: 'relieving', request: there.latest('give-shares').request, room, ...progress, proof: null });
    await promisesRun();
    expect(shown().relief).toMatchObject({ here: false, progress, canGoBack: true });
    clock.pass(1000);
    expect(there.all('give-shares')).toHaveLength(2);
    there.say({ type: 'relieving', request: there.latest('give-shares').request, room, ...progress, proof });
    await promisesRun();
    expect(shown().relief).toBeNull();
    expect(there.latest('return')).toMatchObject({ room, token });
    expect(keyring.tokenOf(next, room)).toBe(token);
    clock.pass(5000);
    expect(there.all('give-shares')).toHaveLength(2);
  });

  it('can be given up for the old host, which is called anew', async () => {
    const { shown, commands, away, there } = await goneThere();
    commands.standingBy.goBack();
    await soon(() => expect(away().address).toBe(old));
    expect(shown().relief).toBeNull();
    expect(there.isCalling).toBe(false);
    await away().transport.greet(asGuest);
    expect(away().transport.latest('return')).toMatchObject({ room, token });
  });

  it('says why where it is refused, and asks no more', async () => {
    const { clock, shown, there } = await goneThere();
    await there.greet(asGuest);
    await soon(() => there.latest('give-shares'));
    there.say({ type: 'refused', request: there.latest('give-shares').request, code: 'no-copy' });
    await promisesRun();
    expect(shown().relief).toMatchObject({ refused: 'no-copy' });
    clock.pass(2500);
    expect(there.all('give-shares')).toHaveLength(1);
  });
});

describe('a page that comes with shares', () => {
  const relief = { shares: `1.${'1'.repeat(44)}`, from: old };
  const arrival = { ...nowhere, room, key: { guest: testGuest, token }, relief };

  it('gives them before it comes in, and comes in once the room is open', async () => {
    const { home, clock, shown, keyring, store } = openPage({ inApp: false, arrival, host: next });
    await soon(() => expect(shown().relief).not.toBeNull());
    await home.greet(asGuest);
    await soon(() => expect(home.latest('give-shares')).toMatchObject({ room, shares }));
    expect(home.all('return')).toEqual([]);
    expect(keyring.tokenOf(next, room)).toBeNull();
    const told = { room, agreed: true, have: 2, needs: 2, proof: null };
    home.say({ type: 'relieving', request: home.latest('give-shares').request, ...told });
    await promisesRun();
    clock.pass(1000);
    home.say({ type: 'relieving', request: home.latest('give-shares').request, ...told, proof });
    await promisesRun();
    expect(home.latest('return')).toMatchObject({ room, token });
    expect(shown().relief).toBeNull();
    expect(JSON.stringify(store.getState())).not.toContain('1'.repeat(44));
  });

  it('has no way back where it does not say where it comes from', async () => {
    const { shown } = openPage({
      inApp: false,
      arrival: { ...arrival, relief: { ...relief, from: null } },
      host: next,
    });
    await soon(() => expect(shown().relief).toMatchObject({ canGoBack: false }));
  });

  it('goes back to the page of the old host', async () => {
    const { shown, commands, visited } = openPage({ inApp: false, arrival, host: next });
    await soon(() => expect(shown().relief).toMatchObject({ canGoBack: true }));
    commands.standingBy.goBack();
    await soon(() => expect(visited).toHaveLength(1));
    expect(visited).toEqual([`http://${old}/#room=${room}&guest=${testGuest}&token=${token}`]);
  });

  it('asks on after a line that broke', async () => {
    const { home, clock, shown } = openPage({ inApp: false, arrival, host: next });
    await soon(() => expect(shown().relief).not.toBeNull());
    await home.greet(asGuest);
    await soon(() => home.latest('give-shares'));
    home.end();
    await promisesRun();
    clock.pass(200);
    await home.greet(asGuest);
    clock.pass(1000);
    await promisesRun();
    expect(home.all('give-shares')).toHaveLength(2);
  });
});

describe('going on with a room at this device’s own host', () => {
  it('asks it every second, and goes home into the room once it is open', async () => {
    const { home, clock, shown, commands, answer, store, memory } = await standIn();
    expect(shown().offer).toBe('here');
    commands.standingBy.goOn();
    await soon(() => expect(home.latest('relieve')).toMatchObject({ room, shares }));
    await answer({});
    expect(shown().relief).toMatchObject({ here: true, progress: { agreed: true, have: 1, needs: 2 } });
    clock.pass(1000);
    expect(home.all('relieve')).toHaveLength(2);
    await answer({ have: 2, proof });
    // and the app, started anew, does not go back where it came from
    expect([...memory.kept.values()].join()).not.toContain('"keeps":true');
    expect([...memory.kept.values()].join()).not.toContain('1'.repeat(44));
    expect(shown()).toMatchObject({ relief: null, offer: null });
    expect(store.getState().house.away).toBeNull();
    await home.greet(welcomeTold());
    await soon(() => expect(home.latest('visit-room')).toMatchObject({ room }));
    // what it goes on with is not to be forgotten, whatever the line does
    home.end();
    await answersAgain(home, clock);
    expect(home.all('forget-sealed')).toEqual([]);
  });

  it('says why where that refuses it, and asks no more', async () => {
    const { home, clock, shown, commands } = await standIn();
    commands.standingBy.goOn();
    await soon(() => home.latest('relieve'));
    home.say({ type: 'refused', request: home.latest('relieve').request, code: 'no-copy' });
    await promisesRun();
    expect(shown().relief).toMatchObject({ here: true, refused: 'no-copy' });
    clock.pass(3000);
    expect(home.all('relieve')).toHaveLength(1);
  });

  it('is not offered where it has a copy and no share of the key', async () => {
    const { transport, home, clock, shown } = await visiting();
    transport.say(sealedTold(1));
    await soon(() => home.latest('keep-sealed'));
    await fail(transport, clock);
    expect(shown().offer).toBeNull();
  });

  it('only stops asking where it is put off, and can be taken up again', async () => {
    const { home, clock, shown, commands, answer } = await standIn();
    commands.standingBy.goOn();
    await soon(() => home.latest('relieve'));
    await answer({});
    commands.standingBy.goBack();
    await soon(() => expect(shown()).toMatchObject({ relief: null, offer: 'here' }));
    clock.pass(3000);
    expect(home.all('relieve')).toHaveLength(1);
    commands.standingBy.goOn();
    await soon(() => expect(home.all('relieve')).toHaveLength(2));
  });

  it('is withdrawn where the old host answers again, whose next copy is kept', async () => {
    const { home, clock, shown, commands, answer, transport } = await standIn();
    commands.standingBy.goOn();
    await soon(() => home.latest('relieve'));
    await answer({});
    commands.standingBy.goBack();
    await soon(() => expect(shown().relief).toBeNull());
    await answersAgain(transport, clock);
    await soon(() => expect(home.latest('forget-sealed')).toMatchObject({ room }));
    transport.say(sealedTold(2));
    await soon(() => expect(home.latest('keep-sealed')).toMatchObject({ number: 2 }));
  });

  it('ends, and the own host is to forget what it was told, once, where the old host answers again', async () => {
    const { home, clock, shown, commands, answer, transport } = await standIn();
    commands.standingBy.goOn();
    await soon(() => home.latest('relieve'));
    await answer({});
    await answersAgain(transport, clock, standingBy);
    await soon(() => expect(home.all('forget-sealed')).toMatchObject([{ room }]));
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await promisesRun();
    expect(shown()).toMatchObject({ relief: null, offer: null });
    clock.pass(3000);
    expect(home.all('relieve')).toHaveLength(1);
    await fail(transport, clock);
    await answersAgain(transport, clock, standingBy);
    expect(home.all('forget-sealed')).toHaveLength(1);
  });

  it('is withdrawn before a copy that the old host sends before it lets anybody in', async () => {
    const { home, clock, commands, transport, shown } = await standIn();
    commands.standingBy.goOn();
    await soon(() => home.latest('relieve'));
    while (!transport.isCalling) clock.pass(100);
    transport.answer();
    transport.say(asGuest);
    transport.say(sealedTold(2));
    await soon(() => expect(home.latest('keep-sealed')).toMatchObject({ number: 2 }));
    const order = home.sent.map(({ type }) => type);
    expect(order.lastIndexOf('forget-sealed')).toBeLessThan(order.lastIndexOf('keep-sealed'));
    expect(shown().relief).toBeNull();
  });

  it('is not offered in a page that has only been asked', async () => {
    const memory = deviceMemory();
    const { transport, clock, shown } = await visiting(memory);
    transport.say(roomTold({ you: testGuest, standBy: { guest: testGuest, agreed: true, ready: false } }));
    transport.say(shareTold(1));
    await soon(() => expect(memory.kept.get('high-street:shares')).toContain('1'.repeat(44)));
    await fail(transport, clock);
    expect(shown().offer).toBeNull();
  });
});

/** An app whose own host keeps a sealed copy. */
async function keeping() {
  const app = await visiting();
  app.transport.say(shareTold(1));
  app.transport.say(sealedTold(1));
  const kept = () => [...app.memory.kept.values()].join();
  await soon(() => expect(kept()).toContain('"keeps":true'));
  return { ...app, kept };
}

describe('an app that stood by', () => {
  it('keeps nothing of a room that it is not in any more', async () => {
    const { home, transport, kept } = await keeping();
    transport.say({ type: 'parted', room, why: 'removed' });
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await soon(() => expect(kept()).not.toContain('"keeps":true'));
  });

  it('does not go back to a table of another evening when it is started', async () => {
    const { memory } = await keeping();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    onTestFinished(() => now.mockRestore());
    const again = openPage({ inApp: true, keys: [old], memory });
    await again.home.greet(welcomeTold());
    expect(() => again.away()).toThrow('no other host was called');
  });
});

describe('an app that is started anew', () => {
  it('goes back to the room for which it stands by, and carries on there where the host is gone', async () => {
    const before = await keeping();
    const again = openPage({ inApp: true, keys: [old], memory: before.memory });
    await again.home.greet(welcomeTold());
    expect(again.away().address).toBe(old);
    again.away().transport.end();
    await soon(() => {
      again.clock.pass(patience);
      expect(again.shown().offer).toBe('here');
    });
  });

  it('lets go what it has of a room that the host does not know any more', async () => {
    const before = await keeping();
    const again = openPage({ inApp: true, keys: [old], memory: before.memory });
    await again.home.greet(welcomeTold());
    const { transport } = again.away();
    transport.answer();
    transport.say(asGuest);
    await soon(() => transport.latest('return'));
    transport.say({ type: 'refused', request: transport.latest('return').request, code: 'unknown-token' });
    await soon(() => again.home.latest('forget-sealed'));
    again.home.say({ type: 'done', request: again.home.latest('forget-sealed').request, table: null });
    await soon(() => expect(before.kept()).not.toContain('"keeps":true'));
  });
});
