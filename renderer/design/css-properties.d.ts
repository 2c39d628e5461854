import 'react';

declare module 'react' {
  /** The custom properties that drawings pass to style sheets. */
  interface CSSProperties {
    '--board'?: string;
    '--coping'?: string;
    '--letters'?: string;
    /** The size of a drawing that scales with the text. */
    '--drawn-width'?: string;
    '--drawn-height'?: string;
    /** The number of game tiles. */
    '--fronts'?: number;
    '--day'?: string;
    '--rows'?: string;
    '--columns'?: string;
    /** Time of a full sand-timer, and (negative) of its fallen sand. */
    '--whole'?: string;
    '--gone'?: string;
    /** Fill of a sand-timer or a bar, from 0 to 1. */
    '--share'?: number;
    /** A likely range, the figure found and the one to compare with, from 0 to 1. */
    '--low'?: number;
    '--high'?: number;
    '--found'?: number;
    '--fair'?: number;
  }
}
