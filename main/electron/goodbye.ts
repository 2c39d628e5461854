import { app } from 'electron';
import type { Host } from '../host/host.ts';

/** How long the goodbye may take before the app ends without it, in milliseconds. */
const longestGoodbye = 3000;

/** Waits for the host to close, and no longer than it may take. Never throws: what cannot be told is not told. */
async function sayGoodbye(host: Host): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    limit = setTimeout(resolve, longestGoodbye);
  });
  await Promise.race([host.close().catch(() => {}), late]);
  clearTimeout(limit);
}

/**
 * Guests and the network are told before the app ends. Electron runs promises before it reads whether quitting was
 * prevented, and takes no second request to quit until then; a quick goodbye would be over by that time, so the app is
 * asked to quit again in a turn of its own.
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
