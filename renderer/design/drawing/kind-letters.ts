import { createContext } from 'react';
import type { CrateKind } from './kinds.ts';

/**
 * The letters of the signs in the reader's language, one or two each, for everything drawn inside:
 * `<KindLetters value={{ warrior: 'Gu' }}>`. A kind that has none keeps the letters of the kit.
 */
export const KindLetters = createContext<Readonly<Partial<Record<CrateKind, string>>>>({});
