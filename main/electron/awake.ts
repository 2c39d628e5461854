import { powerSaveBlocker } from 'electron';
import type { Network } from '../host/network/network.ts';

/** Prevents the machine from sleeping while guests are served; its screen may turn off. */
export function keepAwakeWhileServing(network: Network): void {
  let blocker: number | null = null;
  network.onChange(({ listening }) => {
    if (listening !== null) blocker ??= powerSaveBlocker.start('prevent-app-suspension');
    else if (blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  });
}
