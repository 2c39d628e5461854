import { givenPlayerName } from '../../shared/protocol/messages.ts';

const KEY = 'high-street-name';

/** The name that was last given on this device at another host's door; empty where none is known. */
export function ownName(): string {
  try {
    return givenPlayerName.safeParse(window.localStorage.getItem(KEY)).data ?? '';
  } catch {
    // a browser may keep nothing at all; then the name is asked every time
    return '';
  }
}

/** Keeps the name for the next time. An unfit one is not kept. */
export function keepOwnName(name: string): void {
  const kept = givenPlayerName.safeParse(name).data;
  if (kept === undefined) return;
  try {
    window.localStorage.setItem(KEY, kept);
  } catch {
    // nothing is lost but the convenience
  }
}
