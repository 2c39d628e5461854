import 'react';

declare module 'react' {
  interface CSSProperties {
    '--hb-quay'?: string;
    '--hb-water'?: string;
    '--hb-others'?: string;
    '--hb-beside'?: number;
  }
}
