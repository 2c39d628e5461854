import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Height of the board in pixels of its own scale. */
    '--hb-height'?: string;
    '--hb-quay'?: string;
    '--hb-water'?: string;
    '--hb-others'?: string;
    '--hb-beside'?: number;
  }
}
