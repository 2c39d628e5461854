import type { DetailProps } from './crate.tsx';
import { CRATES, type CrateKind } from './kinds.ts';
import { round } from './paper.ts';

/** What makes the silhouette of a kind its picture. */
interface KindDetail {
  /** The part of the shape that is lit or, on a light colour, in the shade. */
  readonly facet: string;
  /** A second outlined shape in front of the first, and its colour. */
  readonly detail?: string;
  readonly detailFill?: string;
  /** Thin lines and dots in front. */
  readonly lines?: string;
}

const APPLE = {
  facet: 'M17.4 5.6c2.4.8 3.7 3.4 3.7 7 0 5.4-3.8 9-6.5 9-.6 0-1-.2-1.6-.4 4.6-2.4 6.8-9.4 4.4-15.6Z',
  detail: 'M12 6c-.2-3 1.8-5 5-5 .2 3-1.8 5-5 5Z',
  lines: 'M12 6C11.6 4.6 10.8 3.2 9.8 2.2M5.2 12.4c0-2 .8-3.4 2.2-4.2',
};
const SHIRT = {
  facet: 'M14.4 3.6 16.4 3.4 19.6 4.8 22 9.3 19.6 10.8 17.7 8V21.2H14.4Z',
  lines: 'M7 3.2c1.6 3.4 8.4 3.4 10 0M5.5 10.6V8.4M18.5 10.6V8.4M13 12.4h3v3h-3Z',
};
const CHIP = {
  facet: 'M8.6 8.6h6.8v6.8H8.6Z',
  lines: 'M8.6 8.6h6.8v6.8H8.6ZM8.6 12H6.4M15.4 12h2.2M12 8.6V6.6M12 15.4v2',
};

export const KIND_DETAILS: Readonly<Record<CrateKind, KindDetail>> = {
  food: { ...APPLE, detailFill: '#a9c46a' },
  clothing: SHIRT,
  electronics: CHIP,
  jewelry: {
    facet: 'M12 22.6 16 9.6H23ZM8 9.6 12 2.8 16 9.6Z',
    lines: 'M1.6 9.6H22.4M6 3.2 8 9.6 12 22 16 9.6 18 3.2M8 9.6 12 3.2 16 9.6',
  },
  art: {
    facet: 'M21 8.6v12.8H3l2.6-2.4h12.8v-8Z',
    detail: 'M5.6 11h12.8v8H5.6Z',
    detailFill: 'var(--cream)',
    lines: 'M6 18 9.6 13.6 12.4 17 14.6 15 17.8 18.4M15.6 13.2v.1',
  },
  fish: {
    facet: 'M1.8 12.4H22v5L18.2 14.6C16.4 16.8 14.4 17.9 12 18 8.2 18 4.6 16.2 1.8 12.4Z',
    lines: 'M5.6 10.4v.2M9.2 7.8c1.4 2.4 1.4 6.4 0 8.8M13 9.6c.8 1.6.8 3.8 0 5.4M16 10.4c.5 1.2.5 2.6 0 3.8',
  },
  livestock: {
    facet: 'M21 13.4c0 2.2-1 3.8-2.6 4.6v3.2h-1.8V19c-2.4.6-4.6.4-6.2-.1v2.3H8v-3c5 1.2 11.2-.6 13-4.8Z',
    lines: 'M21.4 11.4c2.4-.8 2-4-.2-3.6M6.6 12.2v.2M2.6 13.4v.2M7.6 8.2c.4 1.4 1.6 2 3 1.8',
  },
  wood: {
    facet: 'M5 6.4h12.4L16 9H2.6C3.2 7.4 4 6.4 5 6.4Z',
    detail: 'M19 5a4 7 0 0 1 0 14 4 7 0 0 1 0-14Z',
    detailFill: '#dcb888',
    lines: 'M4 12.2h5M6 15.6h6.4M10 9h2.6',
  },
  stone: {
    facet: 'M10.4 11 23 11.6 19.6 20.8 6.2 22 12.6 17.4Z',
    lines:
      'M7.2 4.8 10.4 11 1.8 13.2M10.4 11 16.8 3.6M10.4 11 12.6 17.4 22.2 11.8M12.6 17.4 6.6 21.4M12.6 17.4 19.2 20.2',
  },
  flower: {
    facet: 'M12 12 21.6 9c.8 2.4-.8 4.2-3.8 4.4 2.2 1.8 2.4 4.6.4 6-2 1.4-4.4.4-6.2-2.6Z',
    detail: 'M12 8.6a3.6 3.6 0 1 0 .01 0Z',
    detailFill: '#f6e473',
    lines: 'M10.2 9 8.6 6.6M13.8 9l1.6-2.4M8.8 13 6 13.8M15.2 13l2.8.8M12 15.8v2.6',
  },
  tomato: {
    facet: 'M4 12.8c0-2.6 1-4.4 2.8-5.4 1 .2 1 1 .2 1.8-1 1-1.4 2.2-1.4 3.8 0 1-1.6 1-1.6-.2Z',
    detail: 'M12 7.2 8.6 9.8 8.4 6.6 4.6 5.4 9 4.2 11.4.9l3 3.3 4.8 1-3.8 1.6.2 3.2Z',
    detailFill: '#6f9a4e',
  },
  meat: {
    facet: 'M4.4 13C3.4 9 6 4.8 10.6 3.6c1.4-.2 1.4 1.2.2 1.6C7 6.6 5.4 9.6 6 13c.2 1.2-1.4 1.2-1.6 0Z',
    detail: 'M13.8 15.6 18.6 20.6C18 23 21 23.4 21.2 21.2 23.4 21.2 23.2 18.2 20.8 18.6L16.6 13.6Z',
    detailFill: 'var(--cream)',
    lines: 'M9.4 9.6c2-1.6 5-1.6 6.6 0M8.6 13.4c1.4-1 3-1.2 4.4-.6',
  },
  grape: {
    facet:
      'M16.6 6.6c2.4 0 3.8 1.4 3.4 3.4 1.4 1.6.6 3.8-1.6 4-.2 2-1.4 3-3.4 2.8 0 2-1.2 3.6-3 4.6 1-5.2 2.4-10 4.6-14.8Z',
    detail: 'M12 4.6C8.6 5.6 6.6 4.2 6 1.6c2.4-.6 5 .4 6 3Z',
    detailFill: '#6f9a4e',
    lines:
      'M5.4 11.4a2.8 2.8 0 0 1 5.4-.6 2.8 2.8 0 0 1 5.4 0 2.8 2.8 0 0 1 4 .8M8.2 15.6a2.8 2.8 0 0 1 4-1.8 2.8 2.8 0 0 1 4 1.8M12 8.4a2.6 2.6 0 0 1 3.8-1.6',
  },
  groceries: { ...APPLE, detailFill: '#6f9a4e' },
  home: {
    facet: 'M12 3.2 20.4 10.4H16.6L12 6.6 7.4 10.4H3.6Z',
    detail: 'M13 22.4V14.4h4v8Z',
    detailFill: '#f2c14e',
    lines: 'M7.2 13.4h3.4v3.4H7.2ZM8.9 13.4v3.4M7.2 15.1h3.4',
  },
  personal: SHIRT,
  leisure: { facet: 'M12 2.6 20 10.2 12 10ZM12 10V21L4 10.2Z', lines: 'M12 2V21.6M3.4 10H20.6' },
  tech: CHIP,
  weapon: {
    facet: 'M12.2 2.6c1.8 1.8 2.4 3.8 2.4 6.4v4.4h-2.4ZM10.6 17.2h2.8v4.4h-2.8Z',
    lines: 'M8.4 13.4h7.2M9.6 17.2h4.8M12 4.6v6.6',
  },
  armour: { facet: 'M12 2.6 3.4 5v6.6H12ZM12 11.6h8.8c0 5-4 8.2-8.8 10Z', lines: 'M12 2.6V21.4M3.2 11.6H20.8' },
  charm: {
    facet: 'M4.4 14.6q3.8-2 7.6 0t7.6 0c1 4.4-3 7.2-7.6 7.2s-8.6-2.8-7.6-7.2Z',
    lines: 'M4.4 14.6q3.8-2 7.6 0t7.6 0M9.6 4.8h4.8M14.6 17.8v.1M11 18.8v.1',
  },
  warrior: {
    facet: 'M12 2.2c5.4 0 8.4 3.6 8.4 8.8V21h-2V11c0-4.4-2.4-7.6-6.4-8.8Z',
    detail: 'M6.4 9.6h11.2v3h-3.8l-.4 3h-2.8l-.4-3H6.4Z',
    detailFill: 'var(--print)',
  },
  rogue: {
    facet: 'M12.8 2.6C18 5.4 20 10 20 15.2L17.8 21h-3.4c3.2-5.6 3-12-1.6-18.4Z',
    detail: 'M12 6.6c3.2 2 4.4 5.4 4 9.2-1 2.4-7 2.4-8 0-.4-3.8.8-7.2 4-9.2Z',
    detailFill: 'var(--print)',
  },
  mage: {
    facet: 'M12.6 3.4C14.6 7 16.6 10.4 18 14.6H15C14.8 10.4 14 6.6 12.6 3.4Z',
    detail: 'M5.6 13.6H18.6L19.4 16.6H4.6Z',
    detailFill: 'var(--lamp)',
    lines: 'M11.6 7.6v2.4M10.4 8.8h2.4M2.6 19h18.8',
  },
  beast: {
    facet: 'M12 12.6c3.6 0 6 2 5.4 5-1 2.6-3 4-5.4 4s-4.4-1.4-5.4-4c-.6-3 1.8-5 5.4-5Z',
    detail: 'M10 14.4h4l-2 2.6Z',
    detailFill: 'var(--print)',
    lines: 'M7.6 10.2v.8M16.4 10.2v.8M12 17v1.6M5.4 5.4 7.6 7M18.6 5.4 16.4 7',
  },
  undead: {
    facet: 'M15.6 2.8C19 4 21 7 21 10.6c0 3-1.2 5-3.4 6.4V21h-2.4c3.2-5.6 3.4-12 .4-18.2Z',
    detail: 'M8 8.6a2.6 2.6 0 1 0 .01 0ZM16 8.6a2.6 2.6 0 1 0 .01 0Z',
    detailFill: 'var(--print)',
    lines: 'M12 14.6v1.6M9.6 18.8v3M14.4 18.8v3',
  },
  fiend: {
    facet:
      'M2.6 3.6c1.8 2.2 3.4 3.2 5.4 3.4-2.4 1-3.8 2.6-4.2 4-1.4-1.8-1.8-4.4-1.2-7.4ZM21.4 3.6c-1.8 2.2-3.4 3.2-5.4 3.4 2.4 1 3.8 2.6 4.2 4 1.4-1.8 1.8-4.4 1.2-7.4Z',
    detail: 'M6.6 10.4 10.6 12.4C10 14.4 7 14 6.6 10.4ZM17.4 10.4 13.4 12.4C14 14.4 17 14 17.4 10.4Z',
    detailFill: '#ffe08a',
    lines: 'M8.6 17.6Q12 19.8 15.4 17.6',
  },
};

/** The smallest size with fine lines, in pixels. */
const leastLined = 15;

/** The details of a kind, in front of its silhouette. */
export function KindDetails({ kind, size, grey }: DetailProps) {
  const { facet, detail, detailFill, lines } = KIND_DETAILS[kind];
  const isLight = CRATES[kind].light && !grey;
  return (
    <>
      <path d={facet} fill={isLight ? '#ffffff52' : '#2b211830'} stroke="none" />
      {detail && <path d={detail} fill={grey ? 'var(--unopened)' : detailFill} strokeWidth={1.6} />}
      {lines && size >= leastLined && (
        <path
          d={lines}
          fill="none"
          stroke={isLight ? '#fffffff0' : undefined}
          strokeWidth={round(Math.max(1, (1.2 * 24) / size))}
        />
      )}
    </>
  );
}
