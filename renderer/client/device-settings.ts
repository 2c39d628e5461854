import { z } from 'zod';
import { defaultSettings, type Settings, settings } from '../../shared/protocol/messages.ts';

const PLACE = 'high-street:settings';

/** Storage of a device's own settings; null stores nothing. */
export type SettingsStore = Pick<Storage, 'getItem' | 'setItem'> | null;

/** The settings that this device stores itself, for use without a host's; the defaults if it stores none. */
export function deviceSettings(store: SettingsStore): Settings {
  try {
    const kept = z
      .object({})
      .loose()
      .parse(JSON.parse(store?.getItem(PLACE) ?? '{}'));
    return settings.parse({ ...defaultSettings, ...kept });
  } catch {
    return defaultSettings;
  }
}

export function keepDeviceSettings(store: SettingsStore, kept: Settings): void {
  try {
    store?.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // denied or full: the settings last as long as the page
  }
}
