import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsFile } from '../../main/storage/settings.ts';
import { defaultSettings } from '../../shared/protocol/messages.ts';
import { freshFolder } from '../host/client.ts';

const changed = { ...defaultSettings, language: 'fr', theme: 'dark', textSize: 150 } as const;

describe('settings', () => {
  it('are the defaults if none were stored', () => {
    const folder = freshFolder();
    const settings = new SettingsFile(folder, 7);
    expect(settings).toMatchObject({ wasReset: false, current: defaultSettings });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of an older program get the default for what it did not know', () => {
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'settings.json'), '{"theme":"dark"}');
    expect(new SettingsFile(folder, 7)).toMatchObject({
      wasReset: false,
      current: { ...defaultSettings, theme: 'dark' },
    });
  });

  it.each(['', '{"theme":"da', '[]', '{"theme":"plaid"}', '{"textSize":5}', 'null'])(
    'that read %j are set aside and replaced by the defaults',
    (text) => {
      const folder = freshFolder();
      writeFileSync(path.join(folder, 'settings.json'), text);
      const settings = new SettingsFile(folder, 7);
      expect(settings).toMatchObject({ wasReset: true, current: defaultSettings });
      expect(readFileSync(path.join(folder, 'settings.damaged-7.json'), 'utf8')).toBe(text);
      settings.change(changed);
      expect(new SettingsFile(folder, 8)).toMatchObject({ wasReset: false, current: changed });
    },
  );

  it('keep their earlier values if they cannot be written', () => {
    const folder = freshFolder();
    const settings = new SettingsFile(folder, 7);
    // a folder in place of the file: no program can write it, under any account
    mkdirSync(path.join(folder, 'settings.json'));
    expect(() => settings.change(changed)).toThrow();
    expect(settings.current).toEqual(defaultSettings);
    expect(readdirSync(folder)).toEqual(['settings.json']);
  });
});
