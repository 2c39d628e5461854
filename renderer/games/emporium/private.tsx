import type { ComponentProps } from 'react';
import type { GameRoom } from '../../table/index.ts';

/** What only one player knows. */
export function Private(_props: ComponentProps<GameRoom['Private']>) {
  return null;
}
