import { randomFromSeed } from '../../../../shared/engine/index.ts';
import { type MercadoView, mercadoHiding } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import { PlannedChooser, type Press, type TableOf } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { viewIn } from '../view-in.ts';
import { type Wish, wishedMove } from './wishes.ts';

/** A player's aim; it may change with what they see. */
export type Wishing = Wish | ((view: MercadoView) => Wish);

export function marketOf(view: unknown): MercadoView {
  return viewIn(mercadoHiding, view);
}

/** What to press for a move: the piece, its target, and the button that plays it. */
export function mercadoPresses(move: MercadoMove, view: MercadoView, seat: number): readonly Press[] {
  const own = view.players[seat];
  switch (move.type) {
    case 'open-stand':
      return [`piece:tile:${own?.tiles.indexOf(move.good)}`, `piece:space:${move.space}`, 'main'];
    case 'open-restaurant':
      return [`piece:restaurant:${own?.restaurants.indexOf(move.restaurant)}`, `piece:space:${move.space}`, 'main'];
    case 'bring-customers':
      return [`piece:customers:${move.customers}`, `piece:entrance:${move.entrance}`, 'main'];
    case 'take-tile':
      return [`piece:display:${view.display.indexOf(move.good)}`, 'main'];
    case 'specialise':
      return [`action:${move.good}`, 'main'];
    case 'take-coin':
      return ['action:coin'];
    default:
      return [`action:${move.type}`];
  }
}

export class MercadoChooser extends PlannedChooser {
  constructor(laptop: Laptop, seed: string, wishing: Wishing = 'entrances') {
    const random = randomFromSeed(seed);
    super(laptop, {
      otherSide: 'main .mc-phone-changing button:not([aria-pressed=true])',
      presses: ({ view, legal, inHand }: TableOf<MercadoView, MercadoMove>) => {
        const seat = inHand ?? 0;
        const wish = typeof wishing === 'string' ? wishing : wishing(view);
        return mercadoPresses(wishedMove(view, seat, legal, { wish, random }), view, seat);
      },
    });
  }
}
