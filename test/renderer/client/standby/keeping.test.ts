import { describe, expect, it } from 'vitest';
import { longestPiece } from '../../../../shared/protocol/messages.ts';
import { soon } from '../../../harness/soon.ts';
import { promisesRun, type TestTransport, testGuest } from '../../connection/test-transport.ts';
import { sampleRoom, sampleWelcome } from '../../table/sample-table.ts';
import { letIn, next, nowhere, old, openPage, room, sealedTold, shareTold, visiting } from '../page-between-hosts.ts';

const addresses = [next];

/** An app that has received the first copy. */
async function keeping(text?: string) {
  const app = await visiting();
  app.transport.say(sealedTold(1, text));
  await soon(() => app.home.latest('keep-sealed'));
  const kept = async () => {
    app.home.say({ type: 'keeping', request: app.home.latest('keep-sealed').request, addresses });
    await promisesRun();
  };
  const numbers = () => app.transport.all('kept-sealed').map(({ number }) => number);
  return { ...app, kept, numbers };
}

describe('sealed copy', () => {
  it('goes home in pieces, and is acknowledged once the last is stored', async () => {
    const { home, transport, kept } = await keeping('x'.repeat(longestPiece + 7));
    expect(home.latest('keep-sealed')).toMatchObject({ room, epoch: 1, number: 1, threshold: 2, piece: 0, of: 2 });
    home.say({ type: 'done', request: home.latest('keep-sealed').request, table: null });
    await promisesRun();
    expect(home.latest('keep-sealed')).toMatchObject({ piece: 1, of: 2, text: 'xxxxxxx' });
    expect(transport.all('kept-sealed')).toEqual([]);
    await kept();
    expect(transport.latest('kept-sealed')).toMatchObject({ room, number: 1, addresses });
  });

  it('waits for the one before; of the waiting ones only the newest is stored', async () => {
    const { home, transport, kept, numbers } = await keeping();
    transport.say(sealedTold(2));
    transport.say(sealedTold(3));
    await promisesRun();
    expect(home.all('keep-sealed')).toHaveLength(1);
    await kept();
    expect(home.all('keep-sealed').map(({ number }) => number)).toEqual([1, 3]);
    await kept();
    expect(numbers()).toEqual([1, 3]);
  });

  it('is not acknowledged if the own host has taken over the room, and the next one is tried', async () => {
    const { home, store, transport, kept, numbers } = await keeping();
    home.say({ type: 'refused', request: home.latest('keep-sealed').request, code: 'not-standing-by' });
    await promisesRun();
    expect(numbers()).toEqual([]);
    expect(store.getState().page.notice).toBeNull();
    transport.say(sealedTold(2));
    await promisesRun();
    await kept();
    expect(numbers()).toEqual([2]);
  });

  it('reports why it cannot be stored for another reason', async () => {
    const { home, store, numbers } = await keeping();
    home.say({ type: 'refused', request: home.latest('keep-sealed').request, code: 'disk-full' });
    await promisesRun();
    expect(numbers()).toEqual([]);
    expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'disk-full' });
  });

  it('is sent again after the connection home was lost', async () => {
    const { home, clock, kept, numbers } = await keeping();
    home.end();
    await promisesRun();
    clock.pass(200);
    await home.greet(sampleWelcome());
    clock.pass(1000);
    await promisesRun();
    expect(home.all('keep-sealed')).toHaveLength(2);
    await kept();
    expect(numbers()).toEqual([1]);
  });

  it('is stored and acknowledged before its host has readmitted the page', async () => {
    const { home, transport, clock, kept, numbers } = await keeping();
    await kept();
    transport.end();
    clock.pass(200);
    transport.answer();
    transport.say(sampleWelcome({ role: 'guest', settings: null }));
    await promisesRun();
    transport.say(sealedTold(2));
    await promisesRun();
    expect(home.latest('keep-sealed')).toMatchObject({ number: 2 });
    await kept();
    expect(numbers()).toEqual([1, 2]);
  });
});

/** Waits until the own host is asked to delete its copy, and answers. */
async function forgets(home: TestTransport, refusal?: 'no-copy'): Promise<void> {
  const { request } = await soon(() => home.latest('forget-sealed'));
  home.say(refusal ? { type: 'refused', request, code: refusal } : { type: 'done', request, table: null });
}

describe('obsolete shares and copies', () => {
  it('are deleted by a guest, who confirms it', async () => {
    const { home, transport, memory } = await visiting();
    transport.say(shareTold(1));
    transport.say({ type: 'drop-shares', room });
    await forgets(home, 'no-copy');
    await soon(() => transport.latest('let-go'));
    expect(memory.kept.get('high-street:shares')).toBe('[]');
  });

  it('are confirmed even if the guest never had any', async () => {
    const { home, transport } = await visiting();
    transport.say({ type: 'drop-shares', room });
    await forgets(home, 'no-copy');
    await soon(() => expect(transport.latest('let-go')).toMatchObject({ room }));
  });

  it('are deleted only once the own host has dropped the copy', async () => {
    const { home, transport, memory, kept } = await keeping();
    await kept();
    transport.say(shareTold(1));
    transport.say({ type: 'drop-shares', room });
    await soon(() => home.latest('forget-sealed'));
    expect(transport.all('let-go')).toEqual([]);
    home.say({ type: 'refused', request: home.latest('forget-sealed').request, code: 'no-copy' });
    await promisesRun();
    expect(transport.all('let-go')).toEqual([]);
    expect(memory.kept.get('high-street:shares')).toContain('1'.repeat(44));
    transport.say({ type: 'drop-shares', room });
    await promisesRun();
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await promisesRun();
    expect(transport.latest('let-go')).toMatchObject({ room });
    expect(memory.kept.get('high-street:shares')).toBe('[]');
  });

  it('accept no further pieces', async () => {
    const { home, transport } = await keeping('x'.repeat(longestPiece + 7));
    transport.say({ type: 'drop-shares', room });
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'done', request: home.latest('keep-sealed').request, table: null });
    await promisesRun();
    expect(home.all('keep-sealed')).toHaveLength(1);
  });

  it('are deleted by themselves if nobody is the standby any more', async () => {
    const { home, transport, memory, kept } = await keeping();
    await kept();
    transport.say(shareTold(1));
    transport.say(sampleRoom({ standBy: null }));
    await forgets(home);
    await soon(() => expect(memory.kept.get('high-street:shares')).toBe('[]'));
    expect(transport.all('let-go')).toEqual([]);
  });

  it.each([
    ['a share alone', [shareTold(1)]],
    ['a copy alone', [sealedTold(1)]],
  ])('are deleted as well: %s', async (_, messages) => {
    const { home, transport, memory } = await visiting();
    for (const each of messages) transport.say(each);
    await soon(() => expect(memory.kept.get('high-street:shares')).toContain(room));
    transport.say(sampleRoom({ standBy: null }));
    await forgets(home);
    await soon(() => expect(memory.kept.get('high-street:shares')).not.toMatch(/"keeps":true|"share"/));
  });

  it('include only the copy if another app becomes the standby', async () => {
    const { home, transport, memory, kept } = await keeping();
    await kept();
    transport.say(shareTold(2));
    transport.say(sampleRoom({ standBy: { guest: 'gsomebody', agreed: true, ready: false } }));
    await forgets(home);
    await soon(() => expect(memory.kept.get('high-street:shares')).toContain('"keeps":false'));
    expect(memory.kept.get('high-street:shares')).toContain('2'.repeat(44));
  });

  it('exclude those of a new key that arrive meanwhile', async () => {
    const { home, transport, memory, kept } = await keeping();
    await kept();
    transport.say(shareTold(1));
    transport.say({ type: 'drop-shares', room });
    await soon(() => home.latest('forget-sealed'));
    transport.say(sealedTold(2));
    transport.say(shareTold(2));
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await soon(() => transport.latest('let-go'));
    const held = memory.kept.get('high-street:shares');
    expect(held).not.toContain('1'.repeat(44));
    expect(held).toContain('2'.repeat(44));
    expect(held).toContain('"keeps":true');
  });
});

describe('request to be the standby', () => {
  it('opens a sheet, which closes with the answer', async () => {
    const { transport, store, commands } = await visiting();
    const sheet = () => store.getState().page.sheet;
    const standBy = { guest: testGuest, agreed: false, ready: false };
    transport.say(sampleRoom({ you: testGuest, standBy: { ...standBy, guest: 'gsomebody' } }));
    await promisesRun();
    expect(sheet()).toBeNull();
    transport.say(sampleRoom({ you: testGuest, standBy }));
    await soon(() => expect(sheet()).toEqual({ name: 'stand-by' }));
    commands.standby.answer(room, true);
    await soon(() => expect(transport.latest('stand-by')).toMatchObject({ room }));
    transport.say(sampleRoom({ you: testGuest, standBy: { ...standBy, agreed: true } }));
    await soon(() => expect(sheet()).toBeNull());
    commands.standby.answer(room, false);
    await soon(() => expect(transport.latest('let-go')).toMatchObject({ room }));
  });

  it('appears on a page that was opened afterwards', async () => {
    const app = openPage({ inApp: true, arrival: { ...nowhere, room, away: old }, keys: [old] });
    await app.home.greet(sampleWelcome());
    await letIn(app.away().transport, { you: testGuest, standBy: { guest: testGuest, agreed: false, ready: false } });
    await soon(() => expect(app.store.getState().page.sheet).toEqual({ name: 'stand-by' }));
  });

  it('appears once, not with every update of the room', async () => {
    const { transport, store } = await visiting();
    const asked = sampleRoom({ you: testGuest, standBy: { guest: testGuest, agreed: false, ready: false } });
    transport.say(asked);
    await soon(() => expect(store.getState().page.sheet).toEqual({ name: 'stand-by' }));
    store.dispatch({ type: 'page/sheetClosed' });
    transport.say(asked);
    await promisesRun();
    expect(store.getState().page.sheet).toBeNull();
  });
});
