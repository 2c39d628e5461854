import type { AnyGame } from '../../../shared/games/index.ts';
import type { PuzzlesByGame } from '../../puzzles/shipped.ts';
import type { Disk } from '../../storage/journal.ts';
import type { BotSettings } from '../bots/bot-parts.ts';
import type { Network } from '../network/network.ts';
import type { Chance } from '../secrets.ts';

/** Settings of a server. All but the folder and the version have defaults. */
export interface HostSettings extends BotSettings {
  /** The folder for tables and settings; created if missing. */
  readonly dataFolder: string;
  readonly appVersion: string;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** A monotonic clock in milliseconds, independent of the time of day. */
  readonly elapsed?: () => number;
  readonly gameOf?: (id: string) => AnyGame | undefined;
  /** The puzzles of the shop window by game; by default those shipped with the program. */
  readonly puzzles?: () => PuzzlesByGame;
  readonly disk?: Disk;
  /** The seed of a new match; random by default. Tests pass their own to repeat a match. */
  readonly newSeed?: () => string;
  /** Receives defects in words for a developer, without anything a player did or saw. */
  readonly report?: (words: string) => void;
  /** The network for guests. Without it only this device's pages can connect. */
  readonly network?: Network;
  /** True without a screen of its own. Always on the network, run by clients with the key. */
  readonly isHeadless?: boolean;
  /** The public name of the server. */
  readonly hostName?: string;
  /** Source of codes, tokens and keys; random by default. */
  readonly chance?: Chance;
  /** True to flush writes of the same moment together before answering. Otherwise each is flushed at once. */
  readonly flushesTogether?: boolean;
}
