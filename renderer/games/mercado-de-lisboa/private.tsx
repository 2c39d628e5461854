import type { ComponentProps } from 'react';
import type { GameRoom } from '../../table/index.ts';

/** What only one player knows where money is hidden: how much they have. Everything else lies open. */
export function Private(_: ComponentProps<GameRoom['Private']>) {
  return null;
}
