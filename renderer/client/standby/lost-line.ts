import type { Clock } from '../../connection/clock.ts';
import type { AppStore } from '../store.ts';

/** A host that has been silent this long may not come back, in milliseconds. */
export const patience = 12_000;

interface LineWatch {
  /** Called when the connection to the host in use breaks. */
  broke(): void;
  /** Called once it has been broken for `patience`. */
  lost(): void;
  /** Called when the host in use lets this page in. */
  back(): void;
}

/** Watches the connection to the host in use, as long as the page lives. */
export function watchLine(store: AppStore, clock: Clock, { broke, lost, back }: LineWatch): void {
  let before: string | null = null;
  let stopTimer = () => {};
  const look = () => {
    const { connection, server } = store.getState();
    const { welcomed, otherProtocol, shutOut } = connection;
    const isGone = !welcomed && !otherProtocol && !shutOut;
    // another host has its own connection
    const now = `${isGone} ${server.away}`;
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
