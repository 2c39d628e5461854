import { app } from 'electron';
import type { Host } from '../host/host.ts';

/** Time limit for closing the server on exit, in milliseconds. */
const longestGoodbye = 3000;

/** Closes the server within the time limit. Never throws. */
async function sayGoodbye(host: Host): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    limit = setTimeout(resolve, longestGoodbye);
  });
  await Promise.race([host.close().catch(() => {}), late]);
  clearTimeout(limit);
}

/**
 * Closes the server before the app quits, so that guests and the network are notified.
 * Electron runs promise callbacks before it checks whether quitting was prevented, and ignores further requests to quit
 * until then. A fast close would finish by then, so the app is asked to quit again in a separate turn of the event
 * loop.
 */
export function sayGoodbyeOnQuit(host: Host): void {
  let goodbye: 'unsaid' | 'under way' | 'said' = 'unsaid';
  app.on('will-quit', (event) => {
    if (goodbye === 'said') return;
    event.preventDefault();
    if (goodbye === 'under way') return;
    goodbye = 'under way';
    void sayGoodbye(host).then(() => {
      goodbye = 'said';
      setImmediate(() => app.quit());
    });
  });
}
