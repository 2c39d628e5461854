import { type BotLevel, botLevel } from '../../shared/protocol/messages.ts';

/** The level that was last chosen on this device for a purpose; null where none is known. */
export function keptLevel(purpose: 'hint' | 'opponents'): BotLevel | null {
  try {
    return botLevel.safeParse(window.localStorage.getItem(`high-street-${purpose}`)).data ?? null;
  } catch {
    // a browser may keep nothing at all; then the usual level stands every time
    return null;
  }
}

/** Keeps it for the next time. */
export function keepLevel(purpose: 'hint' | 'opponents', level: BotLevel): void {
  try {
    window.localStorage.setItem(`high-street-${purpose}`, level);
  } catch {
    // nothing is lost but the convenience
  }
}
