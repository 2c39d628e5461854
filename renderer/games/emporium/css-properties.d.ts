import 'react';

declare module 'react' {
  interface CSSProperties {
    '--em-gate'?: string;
    '--em-wall'?: string;
  }
}
