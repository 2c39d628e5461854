import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CampaignsFile, type KeptResult } from '../../main/storage/campaigns.ts';
import { freshFolder } from '../host/client.ts';

const result: KeptResult = {
  table: 'abcdefgh',
  game: 'mercado-de-lisboa',
  player: 'Ada',
  chapter: 'last-orders',
  fame: 2,
  greatDeal: false,
  endedAt: 1_000_000,
  isPast: false,
};

describe('file of campaigns', () => {
  it('contains what another program has written meanwhile', () => {
    const folder = freshFolder();
    const [one, other] = [new CampaignsFile(folder, 7), new CampaignsFile(folder, 7)];
    one.change({ results: [result] });
    expect(other.current).toEqual({ results: [] });
    expect(other.latest()).toEqual({ results: [result] });
  });

  it.each([
    '',
    '{"results":[{"table":"abcd',
    '[]',
    '{}',
    JSON.stringify({ results: [{ ...result, fame: -1 }] }),
    JSON.stringify({ results: [{ ...result, table: '../../settings' }] }),
    JSON.stringify({ results: [{ ...result, isPast: undefined }] }),
  ])('is set aside if it reads %j', (text) => {
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'campaigns.json'), text);
    const file = new CampaignsFile(folder, 7);
    expect(file).toMatchObject({ wasReset: true, current: { results: [] } });
    expect(readFileSync(path.join(folder, 'campaigns.damaged-7.json'), 'utf8')).toBe(text);
    file.change({ results: [result] });
    expect(new CampaignsFile(folder, 8)).toMatchObject({ wasReset: false, current: { results: [result] } });
  });
});
