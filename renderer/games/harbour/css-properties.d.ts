import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The number of free plots. */
    '--lots'?: number;
  }
}
