import 'react';

declare module 'react' {
  interface CSSProperties {
    '--count'?: number;
  }
}
