import { describe, expect, it } from 'vitest';
import { longestPiece } from '../../../../shared/protocol/messages.ts';
import { soon } from '../../../harness/soon.ts';
import { promisesRun, testGuest } from '../../connection/test-transport.ts';
import { roomTold, welcomeTold } from '../../table/sample-table.ts';
import { letIn, next, nowhere, old, openPage, room, sealedTold, shareTold, visiting } from '../page-between-hosts.ts';

const addresses = [next];

/** An app that has been sent the first copy. */
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

describe('a sealed copy', () => {
  it('goes home in pieces, and its host is told once the last is kept', async () => {
    const { home, transport, kept } = await keeping('x'.repeat(longestPiece + 7));
    expect(home.latest('keep-sealed')).toMatchObject({ room, epoch: 1, number: 1, threshold: 2, piece: 0, of: 2 });
    home.say({ type: 'done', request: home.latest('keep-sealed').request, table: null });
    await promisesRun();
    expect(home.latest('keep-sealed')).toMatchObject({ piece: 1, of: 2, text: 'xxxxxxx' });
    expect(transport.all('kept-sealed')).toEqual([]);
    await kept();
    expect(transport.latest('kept-sealed')).toMatchObject({ room, number: 1, addresses });
  });

  it('waits for the one before, and only the newest of those that wait is kept', async () => {
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

  it('is not answered where the own host has gone on with the room, and the next one is tried', async () => {
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

  it('that cannot be kept for another reason says why', async () => {
    const { home, store, numbers } = await keeping();
    home.say({ type: 'refused', request: home.latest('keep-sealed').request, code: 'disk-full' });
    await promisesRun();
    expect(numbers()).toEqual([]);
    expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'disk-full' });
  });

  it('is tried anew where the line home broke', async () => {
    const { home, clock, kept, numbers } = await keeping();
    home.end();
    await promisesRun();
    clock.pass(200);
    await home.greet(welcomeTold());
    clock.pass(1000);
    await promisesRun();
    expect(home.all('keep-sealed')).toHaveLength(2);
    await kept();
    expect(numbers()).toEqual([1]);
  });

  it('is kept and answered before its host has let the page in anew', async () => {
    const { home, transport, clock, kept, numbers } = await keeping();
    await kept();
    transport.end();
    clock.pass(200);
    transport.answer();
    transport.say(welcomeTold({ role: 'guest', settings: null }));
    await promisesRun();
    transport.say(sealedTold(2));
    await promisesRun();
    expect(home.latest('keep-sealed')).toMatchObject({ number: 2 });
    await kept();
    expect(numbers()).toEqual([1, 2]);
  });
});

describe('shares and copies that are not wanted any more', () => {
  it('go at a guest’s, which says so', async () => {
    const { home, transport, memory } = await visiting();
    transport.say(shareTold(1));
    transport.say({ type: 'drop-shares', room });
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'refused', request: home.latest('forget-sealed').request, code: 'no-copy' });
    await soon(() => transport.latest('let-go'));
    expect(memory.kept.get('high-street:shares')).toBe('[]');
  });

  it('are none where nothing of the room was ever sent, which is said as well', async () => {
    const { home, transport } = await visiting();
    transport.say({ type: 'drop-shares', room });
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'refused', request: home.latest('forget-sealed').request, code: 'no-copy' });
    await soon(() => expect(transport.latest('let-go')).toMatchObject({ room }));
  });

  it('go only once the own host has forgotten the copy', async () => {
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

  it('take no piece after them', async () => {
    const { home, transport } = await keeping('x'.repeat(longestPiece + 7));
    transport.say({ type: 'drop-shares', room });
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'done', request: home.latest('keep-sealed').request, table: null });
    await promisesRun();
    expect(home.all('keep-sealed')).toHaveLength(1);
  });

  it('go by themselves where nobody stands by any more', async () => {
    const { home, transport, memory, kept } = await keeping();
    await kept();
    transport.say(shareTold(1));
    transport.say(roomTold({ standBy: null }));
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await soon(() => expect(memory.kept.get('high-street:shares')).toBe('[]'));
    expect(transport.all('let-go')).toEqual([]);
  });

  it.each([
    ['a share alone', [shareTold(1)]],
    ['a copy alone', [sealedTold(1)]],
  ])('go so, too: %s', async (_, told) => {
    const { home, transport, memory } = await visiting();
    for (const each of told) transport.say(each);
    await soon(() => expect(memory.kept.get('high-street:shares')).toContain(room));
    transport.say(roomTold({ standBy: null }));
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await soon(() => expect(memory.kept.get('high-street:shares')).not.toMatch(/"keeps":true|"share"/));
  });

  it('are the copy alone where somebody else stands by', async () => {
    const { home, transport, memory, kept } = await keeping();
    await kept();
    transport.say(shareTold(2));
    transport.say(roomTold({ standBy: { guest: 'gsomebody', agreed: true, ready: false } }));
    await soon(() => home.latest('forget-sealed'));
    home.say({ type: 'done', request: home.latest('forget-sealed').request, table: null });
    await soon(() => expect(memory.kept.get('high-street:shares')).toContain('"keeps":false'));
    expect(memory.kept.get('high-street:shares')).toContain('2'.repeat(44));
  });

  it('are not those of a new key that come meanwhile', async () => {
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

describe('being asked to stand by', () => {
  it('opens a sheet, which closes with the answer', async () => {
    const { transport, store, commands } = await visiting();
    const sheet = () => store.getState().page.sheet;
    const standBy = { guest: testGuest, agreed: false, ready: false };
    transport.say(roomTold({ you: testGuest, standBy: { ...standBy, guest: 'gsomebody' } }));
    await promisesRun();
    expect(sheet()).toBeNull();
    transport.say(roomTold({ you: testGuest, standBy }));
    await soon(() => expect(sheet()).toEqual({ name: 'stand-by' }));
    commands.standingBy.answer(room, true);
    await soon(() => expect(transport.latest('stand-by')).toMatchObject({ room }));
    transport.say(roomTold({ you: testGuest, standBy: { ...standBy, agreed: true } }));
    await soon(() => expect(sheet()).toBeNull());
    commands.standingBy.answer(room, false);
    await soon(() => expect(transport.latest('let-go')).toMatchObject({ room }));
  });

  it('is shown in a page that was opened after it was asked', async () => {
    const app = openPage({ inApp: true, arrival: { ...nowhere, room, away: old }, keys: [old] });
    await app.home.greet(welcomeTold());
    await letIn(app.away().transport, { you: testGuest, standBy: { guest: testGuest, agreed: false, ready: false } });
    await soon(() => expect(app.store.getState().page.sheet).toEqual({ name: 'stand-by' }));
  });

  it('is shown once, not again with every word of the room', async () => {
    const { transport, store } = await visiting();
    const asked = roomTold({ you: testGuest, standBy: { guest: testGuest, agreed: false, ready: false } });
    transport.say(asked);
    await soon(() => expect(store.getState().page.sheet).toEqual({ name: 'stand-by' }));
    store.dispatch({ type: 'page/sheetClosed' });
    transport.say(asked);
    await promisesRun();
    expect(store.getState().page.sheet).toBeNull();
  });
});
