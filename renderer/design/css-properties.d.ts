import 'react';

declare module 'react' {
  /** The custom properties that drawings hand to the sheets. */
  interface CSSProperties {
    '--letters'?: string;
    '--day'?: string;
    '--rows'?: string;
    '--columns'?: string;
  }
}
