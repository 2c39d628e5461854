import type { Clock } from '../../connection/clock.ts';
import type { AppStore } from '../store.ts';

/** A host that has not answered for so long may not come back, in milliseconds. */
export const patience = 12_000;

interface LineWatch {
  /** The line to the host in use has broken just now. */
  broke(): void;
  /** It has been gone for long. */
  lost(): void;
  /** The host in use has let this page in. */
  back(): void;
}

/** Watches the line to the host in use, for as long as the page lives. */
export function watchLine(store: AppStore, clock: Clock, { broke, lost, back }: LineWatch): void {
  let before: string | null = null;
  let stopTimer = () => {};
  const look = () => {
    const { connection, house } = store.getState();
    const { welcomed, otherProtocol, shutOut } = connection;
    const isGone = !welcomed && !otherProtocol && !shutOut;
    // another host has a line of its own
    const now = `${isGone} ${house.away}`;
    if (now === before) return;
    before = now;
    stopTimer();
    stopTimer = isGone ? clock.after(patience, lost) : () => {};
    if (welcomed) back();
    else broke();
  };
  store.subscribe(look);
  look();
}
