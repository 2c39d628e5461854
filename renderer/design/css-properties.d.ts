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
  }
}
