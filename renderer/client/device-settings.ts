import { z } from 'zod';
import { defaultSettings, type Settings, settings } from '../../shared/protocol/messages.ts';

const PLACE = 'high-street:settings';

/** Storage of a device's own settings; null stores nothing. */
export type SettingsStore = Pick<Storage, 'getItem' | 'setItem'> | null;

/** Whether this is a phone: held in the hand, it makes no background sounds unless asked to. */
function isPhone(): boolean {
  return typeof window !== 'undefined' && Math.min(window.innerWidth, window.innerHeight) < 600;
}

/** The settings that this device stores itself, for use without a host's; the defaults if it stores none. */
export function deviceSettings(store: SettingsStore): Settings {
  try {
    const kept = z
      .object({})
      .loose()
      .parse(JSON.parse(store?.getItem(PLACE) ?? '{}'));
    return settings.parse({ ...defaultSettings, ...(isPhone() && { ambience: 0 }), ...kept });
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
