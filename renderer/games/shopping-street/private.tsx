import type { ComponentProps } from 'react';
import type { GameRoom } from '../../table/index.ts';

/** What is only one player's own: the cards of the hand. Everything else lies open. */
export function Private(_props: ComponentProps<GameRoom['Private']>) {
  return null;
}
