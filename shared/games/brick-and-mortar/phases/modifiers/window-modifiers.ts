import type { EffectKind } from '../../effects.ts';
import { drawExtra } from './draw-extra.ts';
import { expireToMarket } from './expiry.ts';
import { freeLeftover, freeStock, supplyOrPoints, supplyToMarket } from './favours.ts';
import { buySurplus } from './resale.ts';
import { transfer } from './transfer.ts';
import type { WindowModifier } from './window-modifier.ts';

/** Kinds of modifiers that their owner uses by a move, in a window of their own. */
const windowKinds = [
  'supply-to-market',
  'free-stock',
  'free-leftover',
  'supply-or-points',
  'draw-extra',
  'transfer',
  'buy-surplus',
  'expire-to-market',
] as const satisfies readonly EffectKind[];

export type WindowKind = (typeof windowKinds)[number];

const windowKindSet: ReadonlySet<EffectKind> = new Set(windowKinds);

/** Whether a move in a window uses modifiers of this kind. All others apply automatically. */
export function isWindowKind(kind: EffectKind): kind is WindowKind {
  return windowKindSet.has(kind);
}

/** The rules of every kind used in windows. */
export const windowModifiers: { readonly [Kind in WindowKind]: WindowModifier<Kind> } = {
  'supply-to-market': supplyToMarket,
  'free-stock': freeStock,
  'free-leftover': freeLeftover,
  'supply-or-points': supplyOrPoints,
  'draw-extra': drawExtra,
  transfer,
  'buy-surplus': buySurplus,
  'expire-to-market': expireToMarket,
};
