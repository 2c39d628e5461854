import { defaultSettings, type Settings } from '../../../shared/protocol/messages.ts';
import {
  type HouseFile,
  packHouseFile,
  portableSettings,
  unpackHouseFile,
} from '../../storage/game-file/house-file.ts';
import type { Journals } from '../../storage/journals.ts';
import type { Campaigns } from '../library/campaigns.ts';
import type { People } from '../people/people.ts';
import type { ShopWindow } from '../puzzles/shop-window.ts';

export interface BackupsParts {
  /** The program's version. */
  readonly app: string;
  readonly journals: Journals;
  readonly people: People;
  readonly campaigns: Campaigns;
  readonly window: ShopWindow;
  /** The ids of all open rooms. */
  readonly rooms: () => Iterable<string>;
  readonly settings: () => Settings;
  /** Saves settings and sends them to the pages. Throws file errors. */
  readonly changeSettings: (settings: Settings) => void;
}

/** What the house remembers besides its games, for a backup; pages add the games and the rooms one by one. */
export class Backups {
  readonly #parts: BackupsParts;

  constructor(parts: BackupsParts) {
    this.#parts = parts;
  }

  /** The first line of a backup, the tables of all saved games, and all open rooms. Throws file errors. */
  house(): { readonly text: string; readonly tables: string[]; readonly rooms: string[] } {
    const { app, journals, people, campaigns, window, rooms, settings } = this.#parts;
    const house = {
      people: [...people.all],
      campaigns: [...campaigns.results],
      puzzles: window.record,
      settings: portableSettings.parse(settings()),
    };
    return { text: packHouseFile(house, app), tables: journals.list(), rooms: [...rooms()] };
  }

  /**
   * Adds what another house remembers; facts known here stay.
   * Throws `GameFileDamaged`, `JournalNewer` or file errors. Repeating it completes what a failure left.
   */
  bringBack(text: string): void {
    const { people, campaigns, window, settings, changeSettings } = this.#parts;
    const house = unpackHouseFile(text);
    people.join(house.people);
    campaigns.join(house.campaigns);
    window.join(house.puzzles);
    changeSettings(joinedSettings(settings(), house.settings));
  }
}

/** The settings here; those that nobody has changed come from the other house. */
function joinedSettings(here: Settings, come: HouseFile['settings']): Settings {
  const unchanged = Object.entries(come).filter(([name]) => isSetting(name) && here[name] === defaultSettings[name]);
  return { ...here, ...Object.fromEntries(unchanged) };
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(defaultSettings, name);
}
