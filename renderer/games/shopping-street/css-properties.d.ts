import 'react';

declare module 'react' {
  interface CSSProperties {
    '--card-width'?: string;
    '--card-height'?: string;
    '--ss-pavement'?: string;
    '--ss-market'?: string;
  }
}
