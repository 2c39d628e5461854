import { packHouseFile, unpackHouseFile } from '../../storage/game-file/house-file.ts';
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
}

/** What the house remembers besides its games, for a backup; pages add the games one by one. */
export class Backups {
  readonly #parts: BackupsParts;

  constructor(parts: BackupsParts) {
    this.#parts = parts;
  }

  /** The first line of a backup, and the tables of all saved games. Throws file errors. */
  house(): { readonly text: string; readonly tables: string[] } {
    const { app, journals, people, campaigns, window } = this.#parts;
    const house = { people: [...people.all], campaigns: [...campaigns.results], puzzles: window.record };
    return { text: packHouseFile(house, app), tables: journals.list() };
  }

  /**
   * Adds what another house remembers; facts known here stay.
   * Throws `GameFileDamaged`, `JournalNewer` or file errors. Repeating it completes what a failure left.
   */
  bringBack(text: string): void {
    const { people, campaigns, window } = this.#parts;
    const house = unpackHouseFile(text);
    people.join(house.people);
    campaigns.join(house.campaigns);
    window.join(house.puzzles);
  }
}
