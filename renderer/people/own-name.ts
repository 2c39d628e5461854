import { givenPlayerName } from '../../shared/protocol/messages.ts';

const KEY = 'high-street-name';
const PERSON = 'high-street-person';

/** The name last given on this device when entering another host's room; empty if unknown. */
export function ownName(): string {
  try {
    return givenPlayerName.safeParse(window.localStorage.getItem(KEY)).data ?? '';
  } catch {
    // the browser may deny storage; then the page asks for the name every time
    return '';
  }
}

/** Stores the name for the next time, if it is valid. */
export function keepOwnName(name: string): void {
  const kept = givenPlayerName.safeParse(name).data;
  if (kept === undefined) return;
  try {
    window.localStorage.setItem(KEY, kept);
  } catch {
    // only a convenience is lost
  }
}

/** Whether this device already has the settings of this person of the house. */
export function isKeptPerson(person: string): boolean {
  try {
    return window.localStorage.getItem(PERSON) === person;
  } catch {
    // the browser may deny storage; then the settings are applied every time
    return false;
  }
}

export function keepPerson(person: string): void {
  try {
    window.localStorage.setItem(PERSON, person);
  } catch {
    // as above
  }
}
