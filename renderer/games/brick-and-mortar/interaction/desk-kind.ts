import type { BrickTable } from '../table.ts';

/** The use of the own desk at the moment. */
export type DeskKind =
  | 'sealed'
  | 'dial'
  | 'points'
  | 'cards'
  | 'cards-to-swap'
  | 'choices'
  | 'for-sale'
  | 'to-pay'
  | 'shops'
  | 'crates'
  | 'news';

export function deskKind({ question, asked, sealed, inHand, moves, offers, layout }: BrickTable): DeskKind {
  if (sealed) return 'sealed';
  const choosesStore = question?.type === 'draft' || question?.type === 'starting-store';
  if (choosesStore && (asked || inHand === null || layout.setting === 'one-screen')) return 'choices';
  if (!asked) return 'news';
  switch (question?.type) {
    case 'stock-bid':
    case 'sale-bid':
    case 'auction':
      return 'dial';
    case 'invest':
      return 'points';
    case 'advertise':
      return moves.some(({ type }) => type === 'redraw-card') ? 'cards-to-swap' : 'cards';
    case 'store-action':
      return 'for-sale';
    case 'store-payment':
      return 'to-pay';
    default:
      return offers.some(({ piece }) => piece?.startsWith('crate:')) ? 'crates' : 'shops';
  }
}
