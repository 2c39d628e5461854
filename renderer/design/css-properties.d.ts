import 'react';

declare module 'react' {
  /** The custom properties that drawings hand to the sheets. */
  interface CSSProperties {
    '--letters'?: string;
    /** How many fronts stand side by side. */
    '--fronts'?: number;
    '--day'?: string;
    '--rows'?: string;
    '--columns'?: string;
  }
}
