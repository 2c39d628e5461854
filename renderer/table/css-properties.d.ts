import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Height of a game's board in pixels of its own scale. */
    '--board-height'?: string;
    /** How much a game's board is enlarged, for what stands in it and is measured by the window. */
    '--zoom'?: number;
    /** Which of the coins that come down on a tower it is, from 0. */
    '--fall'?: number;
    /** How much of a bar is filled, from 0 to 1. */
    '--share'?: number;
  }
}
