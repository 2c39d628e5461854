import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Height of the board in pixels of its own scale. */
    '--bm-height'?: string;
    '--bm-head'?: string;
    '--bm-far'?: string;
  }
}
