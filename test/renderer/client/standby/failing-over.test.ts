import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { askUntilOpen } from '../../../../renderer/client/standby/failing-over.ts';
import { patience } from '../../../../renderer/client/standby/lost-line.ts';
import type { Answer } from '../../../../renderer/connection/conversation.ts';
import { soon } from '../../../harness/soon.ts';
import { TestClock } from '../../connection/test-clock.ts';
import { promisesRun, type TestTransport, testGuest } from '../../connection/test-transport.ts';
import { sampleRoom, sampleWelcome } from '../../table/sample-table.ts';
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
const asGuest = sampleWelcome({ role: 'guest', settings: null });

/** Fails the old host, for longer than a temporary loss. */
async function fail(host: TestTransport, clock: TestClock, seconds = 14): Promise<void> {
  host.end();
  for (let each = 0; each < seconds; each++) {
    clock.pass(1000);
    await promisesRun();
  }
}

async function answersAgain(
  host: TestTransport,
  clock: TestClock,
  change: Parameters<typeof letIn>[1] = {},
): Promise<void> {
  while (!host.isCalling) clock.pass(100);
  await letIn(host, change);
}

/** A guest's app whose host has failed, connected to the standby. */
async function goneThere() {
  const app = await visiting();
  app.transport.say(shareTold(1));
  await soon(() => expect(app.shown().near).toBe(true));
  await fail(app.transport, app.clock);
  app.commands.standby.resume();
  await soon(() => expect(app.away().address).toBe(next));
  return { ...app, there: app.away().transport };
}

/** The state of the room for the standby. */
const standby = { you: testGuest, standBy: { guest: testGuest, agreed: true, ready: true } };

/** Ben’s app: the standby, with a copy and a share; the old host has failed. */
async function standIn() {
  const app = await visiting();
  app.transport.say(sampleRoom(standby));
  app.transport.say(sealedTold(1));
  app.transport.say(shareTold(1));
  await soon(() => app.home.latest('keep-sealed'));
  app.home.say({ type: 'keeping', request: app.home.latest('keep-sealed').request, addresses: [next] });
  await promisesRun();
  await fail(app.transport, app.clock);
  const answer = async (change: { agreed?: boolean; have?: number; proof?: string | null }) => {
    const { request } = app.home.latest('fail-over');
    app.home.say({ type: 'failing-over', request, room, agreed: true, have: 1, needs: 2, proof: null, ...change });
    await promisesRun();
  };
  return { ...app, answer };
}

describe('failed host', () => {
  it('does not start a failover at once, nor on a device without a share', async () => {
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

  it('is recognised by an app that was reloaded meanwhile', async () => {
    const { transport, memory } = await visiting();
    transport.say(shareTold(1));
    await soon(() => expect(memory.kept.get('high-street:shares')).toContain('1'.repeat(44)));
    const arrival = { ...nowhere, room, away: old };
    const { home, away, clock, shown } = openPage({ inApp: true, arrival, keys: [old], memory });
    await home.greet(sampleWelcome());
    // the connection watchdog is loading
    await soon(async () => {
      await fail(away().transport, clock);
      expect(shown()).toMatchObject({ near: true, offer: 'there' });
    });
  });

  it('may be reported by every page in a room with a standby', async () => {
    const { home, shown } = await browsing();
    expect(shown().near).toBe(false);
    home.say(sampleRoom({ standBy: { guest: 'gsomebody', agreed: true, ready: false } }));
    await soon(() => expect(shown().near).toBe(true));
  });

  it('starts no failover once it answers again', async () => {
    const { home, clock, shown } = await browsing();
    home.say(shareTold(1));
    await soon(() => expect(shown().near).toBe(true));
    await fail(home, clock);
    expect(shown().offer).toBe('there');
    await answersAgain(home, clock);
    expect(shown().offer).toBeNull();
  });

  it('waits for the standby first, as far as it says so on this connection', async () => {
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

describe('continuing a room on the standby', () => {
  it('takes a browser to the page there, with its shares behind the #, and keeps everything from then on', async () => {
    const { home, clock, shown, commands, visited, memory } = await browsing();
    home.say(shareTold(1));
    await soon(() => expect(shown().near).toBe(true));
    await fail(home, clock);
    commands.standby.resume();
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

  it('takes an app there over its own connection, polls until the room is open, and joins by its token', async () => {
    const { clock, shown, keyring, there } = await goneThere();
    await there.greet(asGuest);
    await soon(() => expect(there.latest('give-shares')).toMatchObject({ room, shares }));
    expect(there.all('return')).toEqual([]);
    const progress = { agreed: false, have: 1, needs: 2 };
    there.say({ type: 'failing-over', request: there.latest('give-shares').request, room, ...progress, proof: null });
    await promisesRun();
    expect(shown().failover).toMatchObject({ here: false, progress, canGoBack: true });
    clock.pass(1000);
    expect(there.all('give-shares')).toHaveLength(2);
    there.say({ type: 'failing-over', request: there.latest('give-shares').request, room, ...progress, proof });
    await promisesRun();
    expect(shown().failover).toBeNull();
    expect(there.latest('return')).toMatchObject({ room, token });
    expect(keyring.tokenOf(next, room)).toBe(token);
    clock.pass(5000);
    expect(there.all('give-shares')).toHaveLength(2);
  });

  it('can be cancelled in favour of the old host, which is called again', async () => {
    const { shown, commands, away, there } = await goneThere();
    commands.standby.goBack();
    await soon(() => expect(away().address).toBe(old));
    expect(shown().failover).toBeNull();
    expect(there.isCalling).toBe(false);
    await away().transport.greet(asGuest);
    expect(away().transport.latest('return')).toMatchObject({ room, token });
  });

  it('reports why it is refused, and stops polling', async () => {
    const { clock, shown, there } = await goneThere();
    await there.greet(asGuest);
    await soon(() => there.latest('give-shares'));
    there.say({ type: 'refused', request: there.latest('give-shares').request, code: 'no-copy' });
    await promisesRun();
    expect(shown().failover).toMatchObject({ refused: 'no-copy' });
    clock.pass(2500);
    expect(there.all('give-shares')).toHaveLength(1);
  });
});

describe('page that arrives with shares', () => {
  const failover = { shares: `1.${'1'.repeat(44)}`, from: old };
  const arrival = { ...nowhere, room, key: { guest: testGuest, token }, failover };

  it('sends them before it joins, and joins once the room is open', async () => {
    const { home, clock, shown, keyring, store } = openPage({ inApp: false, arrival, host: next });
    await soon(() => expect(shown().failover).not.toBeNull());
    await home.greet(asGuest);
    await soon(() => expect(home.latest('give-shares')).toMatchObject({ room, shares }));
    expect(home.all('return')).toEqual([]);
    expect(keyring.tokenOf(next, room)).toBeNull();
    const progress = { room, agreed: true, have: 2, needs: 2, proof: null };
    home.say({ type: 'failing-over', request: home.latest('give-shares').request, ...progress });
    await promisesRun();
    clock.pass(1000);
    home.say({ type: 'failing-over', request: home.latest('give-shares').request, ...progress, proof });
    await promisesRun();
    expect(home.latest('return')).toMatchObject({ room, token });
    expect(shown().failover).toBeNull();
    expect(JSON.stringify(store.getState())).not.toContain('1'.repeat(44));
  });

  it('has no way back if it does not know its origin', async () => {
    const { shown } = openPage({
      inApp: false,
      arrival: { ...arrival, failover: { ...failover, from: null } },
      host: next,
    });
    await soon(() => expect(shown().failover).toMatchObject({ canGoBack: false }));
  });

  it('goes back to the old host’s page', async () => {
    const { shown, commands, visited } = openPage({ inApp: false, arrival, host: next });
    await soon(() => expect(shown().failover).toMatchObject({ canGoBack: true }));
    commands.standby.goBack();
    await soon(() => expect(visited).toHaveLength(1));
    expect(visited).toEqual([`http://${old}/#room=${room}&guest=${testGuest}&token=${token}`]);
  });

  it('continues polling after a lost connection', async () => {
    const { home, clock, shown } = openPage({ inApp: false, arrival, host: next });
    await soon(() => expect(shown().failover).not.toBeNull());
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

describe('continuing a room on this device’s own host', () => {
  it('polls it every second, and goes home into the room once it is open', async () => {
    const { home, clock, shown, commands, answer, store, memory } = await standIn();
    expect(shown().offer).toBe('here');
    commands.standby.resume();
    await soon(() => expect(home.latest('fail-over')).toMatchObject({ room, shares }));
    await answer({});
    expect(shown().failover).toMatchObject({ here: true, progress: { agreed: true, have: 1, needs: 2 } });
    clock.pass(1000);
    expect(home.all('fail-over')).toHaveLength(2);
    await answer({ have: 2, proof });
    // and the app, after a restart, does not go back to the old host
    expect([...memory.kept.values()].join()).not.toContain('"keeps":true');
    expect([...memory.kept.values()].join()).not.toContain('1'.repeat(44));
    expect(shown()).toMatchObject({ failover: null, offer: null });
    expect(store.getState().server.away).toBeNull();
    await home.greet(sampleWelcome());
    await soon(() => expect(home.latest('visit-room')).toMatchObject({ room }));
    // what it continues with must be kept, whatever the connection does
    home.end();
    await answersAgain(home, clock);
    expect(home.all('forget-sealed')).toEqual([]);
  });

  it('reports why it is refused, and stops polling', async () => {
    const { home, clock, shown, commands } = await standIn();
    commands.standby.resume();
    await soon(() => home.latest('fail-over'));
    home.say({ type: 'refused', request: home.latest('fail-over').request, code: 'no-copy' });
    await promisesRun();
    expect(shown().failover).toMatchObject({ here: true, refused: 'no-copy' });
    clock.pass(3000);
    expect(home.all('fail-over')).toHaveLength(1);
  });

  it('is not offered with a copy but no share of the key', async () => {
    const { transport, home, clock, shown } = await visiting();
    transport.say(sealedTold(1));
    await soon(() => home.latest('keep-sealed'));
    await fail(transport, clock);
    expect(shown().offer).toBeNull();
  });

  it('only stops polling when postponed, and can be resumed', async () => {
    const { home, clock, shown, commands, answer } = await standIn();
    commands.standby.resume();
    await soon(() => home.latest('fail-over'));
    await answer({});
    commands.standby.goBack();
    await soon(() => expect(shown()).toMatchObject({ failover: null, offer: 'here' }));
    clock.pass(3000);
    expect(home.all('fail-over')).toHaveLength(1);
    commands.standby.resume();
    await soon(() => expect(home.all('fail-over')).toHaveLength(2));
  });

  it('is cancelled if the old host answers again, and its next copy is stored', async () => {
    const { home, clock, shown, commands, answer, transport } = await standIn();
    commands.standby.resume();
    await soon(() => home.latest('fail-over'));
    await answer({});
    commands.standby.goBack();
    await soon(() => expect(shown().failover).toBeNull());
    await answersAgain(transport, clock);
    await soon(() => expect(home.latest('forget-sealed')).toMatchObject({ room }));
    transport.say(sealedTold(2));
    await soon(() => expect(home.latest('keep-sealed')).toMatchObject({ number: 2 }));
  });

  it('ends if the old host answers again, and has the own host drop the shares once', async () => {
    const { home, clock, shown, commands, answer, transport } = await standIn();
    commands.standby.resume();
    await soon(() => home.latest('fail-over'));
    await answer({});
    await answersAgain(transport, clock, standby);
    await soon(() => expect(home.all('forget-sealed')).toMatchObject([{ room }]));
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await promisesRun();
    expect(shown()).toMatchObject({ failover: null, offer: null });
    clock.pass(3000);
    expect(home.all('fail-over')).toHaveLength(1);
    await fail(transport, clock);
    await answersAgain(transport, clock, standby);
    expect(home.all('forget-sealed')).toHaveLength(1);
  });

  it('is cancelled before a copy that the old host sends before it admits anyone', async () => {
    const { home, clock, commands, transport, shown } = await standIn();
    commands.standby.resume();
    await soon(() => home.latest('fail-over'));
    while (!transport.isCalling) clock.pass(100);
    transport.answer();
    transport.say(asGuest);
    transport.say(sealedTold(2));
    await soon(() => expect(home.latest('keep-sealed')).toMatchObject({ number: 2 }));
    const order = home.sent.map(({ type }) => type);
    expect(order.lastIndexOf('forget-sealed')).toBeLessThan(order.lastIndexOf('keep-sealed'));
    expect(shown().failover).toBeNull();
  });

  it('is not offered on a page that has only been asked', async () => {
    const memory = deviceMemory();
    const { transport, clock, shown } = await visiting(memory);
    transport.say(sampleRoom({ you: testGuest, standBy: { guest: testGuest, agreed: true, ready: false } }));
    transport.say(shareTold(1));
    await soon(() => expect(memory.kept.get('high-street:shares')).toContain('1'.repeat(44)));
    await fail(transport, clock);
    expect(shown().offer).toBeNull();
  });
});

/** An app whose own host stores a sealed copy. */
async function keeping() {
  const app = await visiting();
  app.transport.say(shareTold(1));
  app.transport.say(sealedTold(1));
  const kept = () => [...app.memory.kept.values()].join();
  await soon(() => expect(kept()).toContain('"keeps":true'));
  return { ...app, kept };
}

describe('former standby app', () => {
  it('stores nothing of a room that it has left', async () => {
    const { home, transport, kept } = await keeping();
    transport.say({ type: 'parted', room, why: 'removed' });
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await soon(() => expect(kept()).not.toContain('"keeps":true'));
  });

  it('does not return to a table of another evening when restarted', async () => {
    const { memory } = await keeping();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    onTestFinished(() => now.mockRestore());
    const again = openPage({ inApp: true, keys: [old], memory });
    await again.home.greet(sampleWelcome());
    expect(() => again.away()).toThrow('no other host was called');
  });
});

describe('restarted app', () => {
  it('returns to its standby room, and takes over there if the host has failed', async () => {
    const before = await keeping();
    const again = openPage({ inApp: true, keys: [old], memory: before.memory });
    await again.home.greet(sampleWelcome());
    expect(again.away().address).toBe(old);
    again.away().transport.end();
    await soon(() => {
      again.clock.pass(patience);
      expect(again.shown().offer).toBe('here');
    });
  });

  it('deletes what it has of a room that the host no longer knows', async () => {
    const before = await keeping();
    const again = openPage({ inApp: true, keys: [old], memory: before.memory });
    await again.home.greet(sampleWelcome());
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

it('stops asking whether a room is open, even while an answer is on its way', async () => {
  const clock = new TestClock();
  const lost = new Promise<Answer>((resolve) => clock.after(10, () => resolve({ outcome: 'lost' })));
  const ask = vi.fn(() => lost);
  const stop = askUntilOpen({ clock, ask, received: vi.fn(), opened: vi.fn(), refused: vi.fn() });
  stop();
  clock.pass(10);
  await promisesRun();
  clock.pass(5000);
  expect(ask).toHaveBeenCalledOnce();
});
