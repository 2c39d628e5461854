import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Height of a game's board, in pixels at its own scale. */
    '--board-height'?: string;
    /** The board's scale, for descendants that use window units. */
    '--zoom'?: number;
    /** Index of a new coin on a tower, from 0. */
    '--fall'?: number;
    /** Place of a revealed thing in the order of reveals, from 0. */
    '--order'?: number;
  }
}
