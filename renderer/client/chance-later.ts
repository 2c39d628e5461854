import type { HostMessage } from '../../shared/protocol/messages.ts';
import { randomDigits } from '../connection/conversation.ts';
import type { TableSession } from '../connection/table-session.ts';
import type { ChanceParts } from './chance-parts.ts';
import type { SettingsStore } from './device-settings.ts';
import { untilFetched } from './until-fetched.ts';

/** This device's parts of the chance of matches, whether their program has loaded or not. */
export interface ChanceLater {
  /** Takes part in the chance of a room's next match. Ignores unrelated messages. */
  heard(message: HostMessage, session: TableSession): void;
  /** A part for a table outside rooms. */
  draw(): string;
  fetch(): Promise<ChanceParts>;
}

const newPart = () => randomDigits(16);

/** Loads `chance-parts.ts` on first use: the first paint needs no hashes. */
export function chanceLater(store: SettingsStore): ChanceLater {
  const fetch = untilFetched(async () => new (await import('./chance-parts.ts')).ChanceParts(store, newPart));
  return {
    fetch,
    draw() {
      const part = newPart();
      void fetch().then((parts) => parts.gave(part));
      return part;
    },
    heard(message, session) {
      if (/^(room|chance-closed)$/.test(message.type)) void fetch().then((parts) => parts.heard(message, session));
    },
  };
}
