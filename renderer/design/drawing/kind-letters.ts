import { createContext } from 'react';
import type { CrateKind } from './kinds.ts';

/**
 * The kinds' letters in the reader's language, one or two each, for all drawings inside.
 * `<KindLetters value={{ warrior: 'Gu' }}>`. A kind without letters keeps its default.
 */
export const KindLetters = createContext<Readonly<Partial<Record<CrateKind, string>>>>({});
