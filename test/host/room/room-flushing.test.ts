import { expect, it, onTestFinished } from 'vitest';
import { ServerFile } from '../../../main/storage/server-file.ts';
import { soon } from '../../harness/soon.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';

/** Blocks writing to the file of rooms until the returned function is called. */
function full(): () => void {
  const { makeSafe } = ServerFile.prototype;
  const makeRoom = () => {
    ServerFile.prototype.makeSafe = makeSafe;
  };
  ServerFile.prototype.makeSafe = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  onTestFinished(makeRoom);
  return makeRoom;
}

async function playing() {
  const host = testHost(freshFolder(), { network: new FakeNetwork(), flushesTogether: true });
  await host.resume();
  const hostPage = new TestClient(host);
  await hostPage.asked({ type: 'open-room', name: 'Ana’s table', door: 'open' });
  const { room, code } = hostPage.last('room');
  await hostPage.asked({ type: 'take-chair', room, name: 'Ana', colour: null });
  const mia = new TestClient(host, '192.168.1.30');
  await mia.asked({ type: 'enter', code: code ?? '', name: 'Mia' });
  await mia.asked({ type: 'take-chair', room, name: 'Mia', colour: null });
  await hostPage.asked({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
  await hostPage.asked({ type: 'start-match', room });
  return { host, hostPage, mia, room };
}

it('keeps a room at its table while the next one cannot be saved, and continues once there is room', async () => {
  const { host, hostPage, mia, room } = await playing();
  const first = mia.table.table;
  const makeRoom = full();
  expect(await hostPage.asked({ type: 'start-match', room })).toMatchObject({ type: 'refused', code: 'disk-full' });
  for (const [client, own] of [
    [hostPage, [0]],
    [mia, [1]],
  ] as const) {
    expect(client.table).toMatchObject({ table: first, own });
    expect(client.last('room').table).toBe(first);
  }
  makeRoom();
  expect(await hostPage.asked({ type: 'start-match', room })).toMatchObject({ type: 'done' });
  await soon(() => expect(mia.table.table).not.toBe(first));
  expect(mia.table.own).toEqual([1]);
  expect(mia.last('room').table).toBe(mia.table.table);
  await host.close();
});

it('drops a room that cannot be saved: its creator gets a notice and returns to the home screen', async () => {
  const host = testHost(freshFolder(), { network: new FakeNetwork(), flushesTogether: true });
  await host.resume();
  const hostPage = new TestClient(host);
  const makeRoom = full();
  expect(await hostPage.asked({ type: 'open-room', name: 'Ana’s table', door: 'open' })).toMatchObject({
    type: 'refused',
    code: 'disk-full',
  });
  expect(host.hosting.shown).toEqual([]);
  makeRoom();
  expect(await hostPage.asked({ type: 'open-room', name: 'Ana’s table', door: 'open' })).toMatchObject({
    type: 'done',
  });
  await host.close();
});
