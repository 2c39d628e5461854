import { expect, it } from 'vitest';
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
