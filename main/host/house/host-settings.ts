import type { AnyGame } from '../../../shared/games/index.ts';
import type { PuzzlesByGame } from '../../puzzles/shipped.ts';
import type { Disk } from '../../storage/journal.ts';
import type { BotSettings } from '../bots/bot-parts.ts';
import type { Network } from '../network/network.ts';
import type { Chance } from '../secrets.ts';

/** What a host is given. Everything but the folder and the version has its usual value. */
export interface HostSettings extends BotSettings {
  /** The folder for tables and settings; made where it is missing. */
  readonly dataFolder: string;
  readonly appVersion: string;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** A clock in milliseconds that never goes back, whatever the time of day is set to. */
  readonly elapsed?: () => number;
  readonly gameOf?: (id: string) => AnyGame | undefined;
  /** The puzzles of the shop window, by game; those that come with the program by default. */
  readonly puzzles?: () => PuzzlesByGame;
  readonly disk?: Disk;
  /** Where a new match gets its seed; chance by default. A test that wants the same match again gives its own. */
  readonly newSeed?: () => string;
  /** Hears of defects: words for a developer, never anything a player did or saw. */
  readonly report?: (words: string) => void;
  /** The way to guests; without it nobody but pages of this device can be joined. */
  readonly network?: Network;
  /** Has no screen of its own: it is always on the network, and whoever has its key runs it. */
  readonly isHeadless?: boolean;
  /** What the house is called. */
  readonly houseName?: string;
  /** Where codes, tokens and keys come from; chance by default. */
  readonly chance?: Chance;
  /** Is what is written in the same moment made safe together, and told then? Otherwise each at once, before it is answered. */
  readonly flushesTogether?: boolean;
}
