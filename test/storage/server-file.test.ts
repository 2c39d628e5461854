import { expect, it } from 'vitest';
import { Flushing } from '../../main/storage/flushing.ts';
import { ServerFile } from '../../main/storage/server-file.ts';
import { folderOnDisk } from '../host/client.ts';

it('a data folder belongs to one program at a time, and must be taken again after release', () => {
  const folder = folderOnDisk();
  const [one, other] = ['A', 'B'].map((sign) => new ServerFile(folder, sign.repeat(22), 0));
  if (one === undefined || other === undefined) throw new TypeError('two houses');
  expect([one.take(), one.take(), other.take()]).toEqual([true, true, false]);
  other.release();
  expect(other.take()).toBe(false);
  one.release();
  expect([other.take(), one.take()]).toEqual([true, false]);
});

it('keeps a change that follows while an earlier write, overtaken by a synchronous one, is still under way', async () => {
  const folder = folderOnDisk();
  const flushing = new Flushing({ isTogether: true, lost: () => {} });
  const file = new ServerFile(folder, 'A'.repeat(22), 0, flushing);
  for (const port of [1, 2]) {
    file.change({ ...file.current, network: { adapter: null, port } });
    if (port === 1) flushing.settle();
  }
  await new Promise<void>((sent, lost) => flushing.say(sent, () => lost(new Error('lost'))));
  expect(new ServerFile(folder, 'B'.repeat(22), 0).current.network?.port).toBe(2);
});
