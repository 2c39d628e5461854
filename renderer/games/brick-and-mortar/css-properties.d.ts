import 'react';

declare module 'react' {
  interface CSSProperties {
    '--bm-head'?: string;
    '--bm-far'?: string;
    '--cards'?: number;
    '--chosen'?: number;
    '--grow'?: number;
  }
}
