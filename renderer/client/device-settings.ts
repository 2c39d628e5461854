import { z } from 'zod';
import { defaultSettings, type Settings, settings } from '../../shared/protocol/messages.ts';

const PLACE = 'high-street:settings';

/** Where a device keeps its own settings; null keeps nothing. */
export type SettingsStore = Pick<Storage, 'getItem' | 'setItem'> | null;

/** The settings this device keeps for itself, where no host does; the usual ones where it keeps none. */
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

/** Keeps them for the next time. */
export function keepDeviceSettings(store: SettingsStore, kept: Settings): void {
  try {
    store?.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // denied or full: they hold for as long as the page lives
  }
}
