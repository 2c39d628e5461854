import { type RandomWords, randomFromSeed } from '../../../../shared/engine/index.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { markedBy } from '../../../../shared/games/emporium/votes.ts';
import { PlannedChooser, type Press, type TableOf } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { type Wish, wishedMove } from './wishes.ts';

/** In each round another player wants to fight; all others send heroes away. */
export function inTurn({ round, seatCount }: EmporiumView, seat: number): Wish {
  return (seat + round) % seatCount === 0 ? 'fight' : 'banish';
}

export function emporiumPresses(move: EmporiumMove, view: EmporiumView, seat: number): readonly Press[] {
  switch (move.type) {
    case 'sell':
      return [`piece:card:${move.item}`, `piece:die:${move.price}`, 'main'];
    case 'bid': {
      // a player without cards can only bid, and need not say so
      const opens: readonly Press[] = view.players[seat]?.hand.count === 0 ? [] : ['action:patron'];
      return [...opens, `piece:die:${move.gold}`, 'main'];
    }
    case 'place':
      return [`piece:hero:${move.hero}`, 'main'];
    case 'upgrade':
      return [`piece:card:${move.item}`, 'main'];
    case 'send': {
      // hero and monster in either order; the table proposes changes to the hero
      const picks: readonly Press[] = [`piece:hero:${move.hero}`, `piece:monster:${move.monster}`];
      return [...(view.round % 2 === 0 ? picks : picks.toReversed()), 'main'];
    }
    case 'vote':
      return [...markedBy(move).map((hero): Press => `piece:hero:${hero}`), 'action:vote'];
    case 'draw':
    case 'withdraw':
    case 'take-back':
    case 'ask-for-vote':
    case 'no-vote':
      return [`action:${move.type}`];
    default:
      return ['action:done'];
  }
}

export class EmporiumChooser extends PlannedChooser {
  constructor(laptop: Laptop, seed: string) {
    const random: RandomWords = randomFromSeed(seed);
    super(laptop, {
      // questions about cards; a player with their name plate in sight plays only behind a shutter
      ownThingsFor: ['restock', 'patron'],
      presses: ({ view, legal, inHand }: TableOf<EmporiumView, EmporiumMove>) => {
        const seat = inHand ?? 0;
        const move = wishedMove(view, legal, { wish: inTurn(view, seat), random });
        return emporiumPresses(move, view, seat);
      },
    });
  }
}
