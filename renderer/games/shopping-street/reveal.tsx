import type { ComponentProps } from 'react';
import type { AnyEvent } from '../../../shared/engine/index.ts';
import type { GameRoom } from '../../table/index.ts';

/** Does this event turn something over for all at once? */
export function isReveal({ type }: AnyEvent): boolean {
  return type === 'offers-revealed' || type === 'hands-robbed';
}

/** What everybody sees at once: the cards laid out; what a thief carried off. */
export function Reveal(_props: ComponentProps<GameRoom['Reveal']>) {
  return <div className="ss-reveal" />;
}
