import 'react';

declare module 'react' {
  interface CSSProperties {
    '--cards'?: number;
    '--chosen'?: number;
    /** The number of stores to choose from. */
    '--choices'?: number;
    /** A store's share of a row of stores. */
    '--weight'?: number;
  }
}
