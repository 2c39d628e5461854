import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CampaignsFile } from '../../main/storage/campaigns.ts';
import type { KeptFile } from '../../main/storage/kept-file.ts';
import { PuzzlesFile } from '../../main/storage/puzzles.ts';
import { SealedCopiesFile } from '../../main/storage/rooms/sealed-copies.ts';
import { ServerFile } from '../../main/storage/server-file.ts';
import { SettingsFile } from '../../main/storage/settings.ts';
import { defaultSettings } from '../../shared/protocol/messages.ts';
import { campaign } from '../harness/campaign.ts';
import { freshFolder } from '../host/client.ts';

/** A kind of file, with sample content. */
function kind<Content extends object>(name: string, open: (folder: string) => KeptFile<Content>, content: Content) {
  return {
    name,
    write: (folder: string) => open(folder).change(content),
    read: (folder: string): unknown => open(folder).current,
  };
}

const failedOver = [{ room: 'abcdefgh', proof: 'P'.repeat(43) }];
const result = {
  ...{ table: 'abcdefgh', game: 'mercado-de-lisboa', player: 'Ada', chapter: 'last-orders' },
  ...{ fame: 2, greatDeal: false, endedAt: 1_000_000, isPast: false },
};
const kinds = [
  kind('settings', (folder) => new SettingsFile(folder, 1), { ...defaultSettings, theme: 'dark', textSize: 150 }),
  kind('house', (folder) => new ServerFile(folder, 'N'.repeat(22), 1), {
    ...{ key: 'K'.repeat(22), network: { adapter: null, port: 7778 }, chosen: { home: 'all' }, rooms: [] },
  }),
  kind('campaigns', (folder) => new CampaignsFile(folder, 1), { results: [result] }),
  kind('puzzles', (folder) => new PuzzlesFile(folder, 1), { ended: {}, streak: { last: '2026-01-02', days: 3 } }),
  kind('standing-by', (folder) => new SealedCopiesFile(folder, 1), { copies: [], failedOver }),
];

const damage = fc.oneof(
  fc.nat().map((at) => (bytes: Buffer) => bytes.subarray(0, at % bytes.length)),
  fc.constant(() => Buffer.alloc(0)),
  fc.constant((bytes: Buffer) => Buffer.alloc(bytes.length)),
  fc.tuple(fc.nat(), fc.nat(7)).map(([at, bit]) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    changed[at % bytes.length] = (changed[at % bytes.length] ?? 0) ^ (1 << bit);
    return changed;
  }),
);

describe.each(kinds)('file $name', ({ name, write, read }) => {
  it('keeps its content if it or its second copy was cut, emptied or flipped', () => {
    const folder = freshFolder();
    const files = [`${name}.json`, `${name}.spare.json`].map((each) => path.join(folder, each));
    write(folder);
    const content = read(folder);
    const whole = readFileSync(files[0] ?? '');
    expect(readdirSync(folder).sort()).toEqual(files.map((file) => path.basename(file)));
    fc.assert(
      fc.property(fc.constantFrom(...files), damage, (file, damaged) => {
        for (const each of files) writeFileSync(each, each === file ? damaged(whole) : whole);
        expect(read(folder)).toEqual(content);
        // the damaged one is repaired: the other may be damaged next
        writeFileSync(files[1] ?? '', '');
        expect(read(folder)).toEqual(content);
      }),
      { numRuns: campaign(40, 400, 1000) },
    );
  });

  it('has its default if both were emptied', () => {
    const folder = freshFolder();
    const usual = read(folder);
    write(folder);
    for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), '');
    expect(read(folder)).toEqual(usual);
  });
});
