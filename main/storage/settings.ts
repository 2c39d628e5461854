import { defaultSettings, type Settings, settings } from '../../shared/protocol/messages.ts';
import { KeptFile } from './kept-file.ts';

/** The settings of this device, kept in one small file. */
export class SettingsFile extends KeptFile<Settings> {
  constructor(dataFolder: string, now: number) {
    super({
      dataFolder,
      name: 'settings',
      // A file of an older program lacks what was added since.
      parse: (raw) => settings.parse({ ...defaultSettings, ...settings.partial().parse(raw) }),
      usual: defaultSettings,
      now,
    });
  }
}
