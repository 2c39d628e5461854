import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Height of a game's board in pixels of its own scale. */
    '--board-height'?: string;
    /** How much of a bar is filled, from 0 to 1. */
    '--share'?: number;
  }
}
