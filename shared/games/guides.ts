import { extrasOf } from './index.ts';
import type { AnyGuide } from './registered.ts';

export type { AnyGuide } from './registered.ts';

/** The guide of the game with this id; null without one. */
export function guideOf(id: string): AnyGuide | null {
  return extrasOf(id).guide ?? null;
}
