import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The number of cards in a hand or an offer. */
    '--cards'?: number;
  }
}
