import 'react';

declare module 'react' {
  interface CSSProperties {
    '--mc-space'?: string;
    '--mc-across'?: string;
    '--mc-down'?: string;
    '--mc-log'?: string;
  }
}
