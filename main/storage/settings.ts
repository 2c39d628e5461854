import { defaultSettings, type Settings, settings } from '../../shared/protocol/messages.ts';
import { KeptFile } from './kept-file.ts';

/** The settings of this device, in one small file. */
export class SettingsFile extends KeptFile<Settings> {
  constructor(dataFolder: string, now: number) {
    super({
      dataFolder,
      name: 'settings',
      // Files of older programs lack newer settings.
      parse: (raw) => settings.parse({ ...defaultSettings, ...settings.partial().parse(raw) }),
      usual: defaultSettings,
      now,
    });
  }
}
