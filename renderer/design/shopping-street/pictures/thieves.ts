import { BONE, cut, dab, INK, line, oval, type Portrait } from '../../emporium/portraits/art.tsx';
import { BLUE, disc, ink, KRAFT, RED, SLATE, STEEL, SUN, slab, WOOD } from './art.ts';

/** The thieves of the deck. */
export type DrawnThief = 'pickpocket' | 'shoplifter' | 'night-burglar' | 'swindler';

const LAMPLIGHT = '#ffd65c';
const NIGHT = '#39344a';

/** The four thieves, on a field of 92 by 120. */
export const THIEVES: Readonly<Record<DrawnThief, Portrait>> = {
  // a hand from a striped sleeve takes a watch from a pocket
  pickpocket: [
    dab('#4a4460', oval(40, 34, 34)),
    cut('#6b5a80', 'M6 120C6 84 20 66 40 64 60 66 70 82 72 120Z'),
    cut('#e2b68c', 'M34 54V68C34 76 48 76 48 68V54Z'),
    cut('#e2b68c', oval(41, 42, 17, 19)),
    cut('#4a3a2c', 'M22 36C18 12 62 10 60 34 68 34 72 38 70 41 54 38 40 36 22 41Z'),
    cut('#5d4a38', 'M22 33C22 10 60 10 60 32 46 26 34 27 22 33Z'),
    dab(INK, `${oval(35, 45, 2.4)}${oval(49, 45, 2.4)}`),
    ink(2.2, 'M38 55Q46 58 52 51M30 40l8 1M46 41l8-2'),
    cut(RED, 'M26 66C34 74 48 74 56 66L58 74C48 82 34 82 24 74Z'),
    cut(KRAFT, 'M52 92H92V120H52Z'),
    ink(2, 'M56 92V98H92'),
    cut('#6b5a80', 'M8 96L40 84 46 98 16 116Z'),
    cut('#e2b68c', 'M40 84C50 80 58 80 66 84L64 90 54 90 60 96 46 99Z'),
    line(LAMPLIGHT, 2.4, 'M64 88C72 90 74 80 72 74'),
    disc(SUN, 74, 68, 9),
    dab(BONE, oval(74, 68, 5.6)),
    ink(1.6, 'M74 64.5V68.5l3 1.5'),
  ],
  // a long open coat with a whole shop inside
  shoplifter: [
    dab('#4a4460', oval(46, 30, 32)),
    cut('#b5713f', 'M22 60C14 30 22 14 46 12 70 14 78 30 70 60Z'),
    cut('#8a5a3a', 'M39 46V62H53V46Z'),
    cut('#8a5a3a', oval(46, 36, 15, 18)),
    cut('#b5713f', 'M29 36C28 16 64 16 63 36 56 22 38 30 29 36Z'),
    cut(INK, 'M31 34H44V41C40 45 34 44 32 40ZM48 34H61L60 40C58 44 52 45 48 41Z'),
    ink(2, 'M44 36h4M40 49Q46 52 53 48'),
    cut('#c9b48f', 'M34 60H58L64 120H28Z'),
    cut('#5f7a6a', 'M36 58C18 62 8 74 2 116L26 120 34 84ZM56 58C74 62 84 74 90 116L66 120 58 84Z'),
    cut('#7f9a88', 'M36 62L34 120H14L24 78ZM56 62L58 120H78L68 78Z'),
    cut(RED, 'M18 84H32V96H18Z'),
    ink(1.6, 'M25 84v12M18 90h14'),
    disc(SUN, 24, 108, 6),
    ink(1.6, 'M24 105v3.5l2.5 1'),
    cut(BLUE, 'M62 78H72V98H62Z'),
    dab(BONE, 'M64 81H70V93H64Z'),
    cut(WOOD, 'M62 104H76L74 116H63Z'),
    ink(1.8, 'M65 104c0-6 8-6 8 0'),
    cut(BONE, 'M40 70L52 67 54 76 42 79Z'),
    ink(1.6, 'M44 73l6-1.5'),
  ],
  // a mask, a striped jersey and a sack, below the moon
  'night-burglar': [
    disc('#f4e3b0', 72, 20, 13),
    dab(NIGHT, oval(78, 16, 11)),
    dab('#f4e3b0', `${oval(14, 16, 1.8)}${oval(32, 8, 1.4)}${oval(52, 10, 1.6)}${oval(8, 40, 1.4)}`),
    cut('#b99a6c', 'M52 62C46 50 60 44 66 52 84 52 94 72 90 96 86 110 62 112 56 102Z'),
    ink(2.4, 'M56 62C62 58 68 56 72 52M62 70q8 4 18 0'),
    cut(BONE, 'M4 120C4 88 16 74 36 72 56 74 66 88 66 120Z'),
    cut(
      SLATE,
      'M12 84C26 94 46 94 60 84L64 94C48 104 24 104 7 94ZM5 104C24 114 48 114 66 104V114C48 124 22 124 4 114Z',
    ),
    cut('#d79f6e', 'M29 60V74C29 82 43 82 43 74V60Z'),
    cut('#d79f6e', oval(36, 50, 17, 19)),
    cut('#2f2a3c', 'M18 46C14 22 58 22 54 46 44 40 28 40 18 46Z'),
    cut('#2f2a3c', 'M18 44C26 40 46 40 54 44V56C46 60 40 56 36 54 32 56 26 60 18 56Z'),
    dab(BONE, `${oval(28, 50, 4.4, 3.4)}${oval(44, 50, 4.4, 3.4)}`),
    dab(INK, `${oval(29, 50.5, 1.9)}${oval(45, 50.5, 1.9)}`),
    ink(2, 'M30 63Q36 60 42 63'),
    cut('#2f2a3c', 'M52 88C58 82 66 86 64 92 66 96 60 100 55 98Z'),
    cut(STEEL, 'M14 96H26V104H14ZM8 92H14V108H8Z'),
    dab(LAMPLIGHT, 'M8 92L0 84V116L8 108Z'),
  ],
  // a top hat, a moustache, and three cards, only one of them a queen
  swindler: [
    dab('#4a4460', oval(46, 40, 34)),
    cut('#7a2b3a', 'M10 120C10 90 22 78 46 76 70 78 82 90 82 120Z'),
    cut(BONE, 'M36 76L46 96 56 76Z'),
    cut(SUN, 'M46 80L36 74V86ZM46 80L56 74V86Z'),
    cut('#f0c9a0', 'M39 60V78H53V60Z'),
    cut('#f0c9a0', oval(46, 50, 17, 20)),
    cut(INK, 'M22 34C34 40 58 40 70 34 74 38 66 44 46 44S18 38 22 34Z'),
    cut(INK, 'M29 35C30 24 28 14 27 6 38 2 54 2 65 6 64 14 62 24 63 35 54 40 38 40 29 35Z'),
    cut(RED, 'M29 27C40 32 52 32 63 27L63 35C52 40 40 40 29 35Z'),
    dab(INK, `${oval(39, 49, 2.4)}${oval(53, 49, 2.4)}`),
    ink(1.8, 'M34 45l8-2M50 42l8 3'),
    cut('#4a2a1c', 'M46 58C40 54 32 56 28 52 28 62 40 64 46 60 52 64 64 62 64 52 60 56 52 54 46 58Z'),
    { ...disc('none', 53, 49, 5.6), line: { colour: LAMPLIGHT, width: 1.8 } },
    line(LAMPLIGHT, 1.4, 'M58 51C62 58 62 66 60 76'),
    slab('#3f6b4a', 0, 108, 92, 12),
    cut('#a23a28', 'M6 90L26 84 33 106 13 112Z'),
    ink(1.4, 'M11 93L24 89 29 103 16 107Z'),
    cut(BONE, 'M36 86H56V110H36Z'),
    cut(RED, 'M46 90C50 86 56 92 46 103 36 92 42 86 46 90Z'),
    cut('#a23a28', 'M66 84L86 90 79 112 59 106Z'),
    ink(1.4, 'M68 89L81 93 76 107 63 103Z'),
  ],
};
