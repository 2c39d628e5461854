import type { ComponentProps } from 'react';
import type { AnyEvent } from '../../../shared/engine/index.ts';
import type { GameRoom } from '../../table/index.ts';

/** Does this event turn something over for all at once? */
export function isReveal({ type }: AnyEvent): boolean {
  return type === 'choices-revealed' || type === 'votes-revealed';
}

/** What is turned over for all at once. */
export function Reveal(_props: ComponentProps<GameRoom['Reveal']>) {
  return null;
}
