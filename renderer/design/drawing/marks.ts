import type { ColourName } from './palette.ts';

/** A player's mark: a silhouette that goes with a colour, so that colour is never the only difference. */
export type PlayerMark = 'awning' | 'bell' | 'key' | 'basket' | 'lamp' | 'boot';

/** The marks in the order of seats. */
export const PLAYER_MARKS: readonly PlayerMark[] = ['awning', 'bell', 'key', 'basket', 'lamp', 'boot'];

/** Colour and shape of each mark, in a field of 24 by 24. */
export const MARKS: Readonly<Record<PlayerMark, { readonly colour: ColourName; readonly shape: string }>> = {
  awning: {
    colour: 'navy',
    shape:
      'M4 2.5h16L23 14a2.7 2.7 0 0 1-5.5 0 2.7 2.7 0 0 1-5.5 0 2.7 2.7 0 0 1-5.5 0A2.7 2.7 0 0 1 1 14ZM4.5 18.5h15v4h-15Z',
  },
  bell: {
    colour: 'teal',
    shape:
      'M12 1.5a2 2 0 0 1 2 2c3.6.9 5.6 3.9 5.6 7.6V16l2.6 3H1.8l2.6-3v-4.9c0-3.7 2-6.7 5.6-7.6a2 2 0 0 1 2-2ZM9 19.5h6a3 3 0 0 1-6 0Z',
  },
  key: {
    colour: 'orange',
    shape:
      'M7.5 1.5a6 6 0 0 1 5.7 7.9l9.3 9.2v3.9h-4.2l-1.6-1.7v-2.3h-2.3l-5-5A6 6 0 1 1 7.5 1.5ZM6.6 5.3a1.8 1.8 0 1 0 .1 0Z',
  },
  basket: {
    colour: 'sand',
    shape: 'M1 10h4.2L9.6 2.2l2.5 1.4L8.5 10h7l-3.6-6.4 2.5-1.4L18.8 10H23l-2.7 12.5H3.7Z',
  },
  boot: {
    colour: 'soot',
    shape: 'M5.5 1.5h9.2v10.3c1.2 2.8 8.2 2 8.2 7.2v3.5h-9.4l-1.6-1.8-1.2 1.8H5.5Z',
  },
  lamp: { colour: 'violet', shape: 'M9.5 1h5v2.4l4 3.6-2.3 11.5h2V23H5.8v-4.5h2L5.5 7l4-3.6Z' },
};
