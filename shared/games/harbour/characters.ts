import type { Ability } from './abilities.ts';
import { type BuildingSymbol, gain, gainAny, type Mark, type Part } from './actions.ts';

/** The character side of a player board. */
export interface Character {
  readonly symbols: readonly BuildingSymbol[];
  /** The parts of the starting building, as the alternative to buying. */
  readonly starts: readonly Part[];
  readonly ability: Ability;
  /** Whether it depends on other players; such characters are excluded from solo games. Rules, "Playing alone". */
  readonly needsOthers?: true;
  /** The sources of its figures; R for those without a mark. Rules, "What is reconstructed". */
  readonly marks?: Partial<Readonly<Record<'name' | 'symbols' | 'starts' | 'ability', Mark>>>;
}

/** The characters of the box. */
export const characters = {
  alchemist: {
    symbols: ['anchor'],
    starts: [gain('stone', 1), gainAny(1)],
    ability: { kind: 'alchemy', goods: 2 },
    marks: { name: 'K', symbols: 'K', starts: 'K', ability: 'K' },
  },
  bookkeeper: {
    symbols: ['coin'],
    starts: [gain('wood', 1), gainAny(1)],
    ability: { kind: 'keep-surplus' },
    marks: { name: 'K', symbols: 'K', starts: 'K', ability: 'K' },
  },
  'clockwork-tradesman': {
    symbols: ['anchor'],
    starts: [gain('fish', 1), gainAny(1)],
    ability: { kind: 'extra-money', space: 2, money: 1 },
    marks: { name: 'K', symbols: 'K', starts: 'K', ability: 'K' },
  },
  diplomat: {
    symbols: ['anchor', 'top-hat'],
    starts: [gain('livestock', 1), gainAny(1)],
    ability: { kind: 'share-building', goods: 1 },
    needsOthers: true,
    marks: { name: 'K', symbols: 'K', starts: 'K', ability: 'K' },
  },
  investor: {
    symbols: ['coin'],
    starts: [gain('stone', 1), gainAny(1)],
    ability: { kind: 'gain-after-buying', goods: 1 },
    marks: { name: 'K', ability: 'K' },
  },
  mayor: {
    symbols: ['top-hat'],
    starts: [gain('wood', 1), gainAny(1)],
    ability: { kind: 'gain-after-visit', goods: 1 },
    needsOthers: true,
    marks: { name: 'K', ability: 'P' },
  },
  wolf: {
    symbols: ['anchor'],
    starts: [gain('livestock', 1), gainAny(1)],
    ability: { kind: 'swap-before-buying', good: 'livestock' },
    marks: { name: 'P', ability: 'P' },
  },
  'nosy-neighbor': {
    symbols: ['warehouse'],
    starts: [gain('fish', 1), gainAny(1)],
    ability: { kind: 'copy' },
    needsOthers: true,
    marks: { name: 'K', ability: 'P' },
  },
  skinflint: {
    symbols: ['warehouse', 'anchor'],
    starts: [gainAny(2)],
    ability: { kind: 'dear-toll', goods: 2 },
    needsOthers: true,
    marks: { name: 'P' },
  },
  pirate: {
    symbols: ['anchor'],
    starts: [gain('fish', 1), gainAny(1)],
    ability: { kind: 'take-after-visit', goods: 1 },
    needsOthers: true,
    marks: { name: 'P' },
  },
  'scrap-collector': {
    symbols: ['warehouse'],
    starts: [gainAny(2)],
    ability: { kind: 'gather-surplus', goods: 1 },
    needsOthers: true,
    marks: { name: 'P' },
  },
  'undead-dockhand': {
    symbols: ['warehouse'],
    starts: [gainAny(2)],
    ability: { kind: 'stay' },
  },
  smuggler: {
    symbols: [],
    starts: [gain('fish', 1)],
    ability: { kind: 'lower-minimum', types: 1 },
  },
  architect: {
    symbols: ['coin', 'top-hat'],
    starts: [gainAny(2)],
    ability: { kind: 'clear-building' },
  },
} as const satisfies Readonly<Record<string, Character>>;

/** The promotional characters. */
export const promos = {
  beggar: {
    symbols: ['anchor'],
    starts: [gainAny(1)],
    ability: { kind: 'gain-with-others', goods: 1 },
    needsOthers: true,
    marks: { name: 'K', symbols: 'K', starts: 'K', ability: 'K' },
  },
  fisherman: {
    symbols: ['anchor'],
    starts: [gain('fish', 1), gainAny(1)],
    ability: { kind: 'extra-gain', good: 'fish', goods: 1 },
    marks: { name: 'K', ability: 'K' },
  },
  wholesaler: {
    symbols: ['top-hat'],
    starts: [gain('livestock', 1), gainAny(1)],
    ability: { kind: 'keep-shipped', goods: 1 },
    marks: { name: 'K', ability: 'K' },
  },
  noble: {
    symbols: ['top-hat'],
    starts: [gain('wood', 1), gainAny(1)],
    ability: { kind: 'free-building', looks: 2 },
    marks: { name: 'K', ability: 'K' },
  },
  mason: {
    symbols: ['anchor'],
    starts: [gain('stone', 1), gainAny(1)],
    ability: { kind: 'gain-when-shipped', good: 'stone', goods: 1 },
    marks: { name: 'K', ability: 'K' },
  },
  speculator: {
    symbols: ['coin'],
    starts: [gain('stone', 1), gainAny(1)],
    ability: { kind: 'score-market', good: 'stone' },
    marks: { name: 'K', ability: 'K' },
  },
} as const satisfies Readonly<Record<string, Character>>;
