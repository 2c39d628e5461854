import { type BotLevel, botLevel } from '../../shared/protocol/messages.ts';

/** The level last chosen on this device for a purpose; null if unknown. */
export function keptLevel(purpose: 'hint' | 'opponents'): BotLevel | null {
  try {
    return botLevel.safeParse(window.localStorage.getItem(`high-street-${purpose}`)).data ?? null;
  } catch {
    // the browser may deny storage; then the default level applies
    return null;
  }
}

export function keepLevel(purpose: 'hint' | 'opponents', level: BotLevel): void {
  try {
    window.localStorage.setItem(`high-street-${purpose}`, level);
  } catch {
    // only a convenience is lost
  }
}
