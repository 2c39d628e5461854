import { seatAt } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import { PlannedChooser, type Press, type TableOf } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { type Trading, tradesInTurn, wishedRun } from './wishes.ts';

/** What to press for the moves of one choice; `isQuick` picks a set or discards with one press. */
export function streetPresses(run: readonly ShoppingStreetMove[], isQuick: boolean): readonly Press[] {
  const [first] = run;
  if (first === undefined) throw new Error('Nothing is wished for.');
  const cards = run.flatMap((move): readonly Press[] =>
    move.type === 'put' || move.type === 'discard' || move.type === 'lay' || move.type === 'add'
      ? [`piece:card:${move.card}`]
      : [],
  );
  switch (first.type) {
    case 'ask': {
      const types = [first.first, ...(first.second === null ? [] : [first.second])];
      return [...types.map((type): Press => `piece:type:${type}`), 'main'];
    }
    case 'buy':
      return [`piece:display:${first.card}`, ...cards, 'main'];
    case 'open': {
      const picks: readonly Press[] = isQuick ? [`piece:set:${first.shopType}`] : cards;
      return [...picks, `piece:plot:${first.space}`, 'main'];
    }
    case 'improve':
      return [`piece:card:${first.card}`, `piece:plot:${first.space}`, 'main'];
    case 'want':
      return [`piece:offered:${first.card}`, ...cards, 'main'];
    case 'give-up':
      return ['action:drop'];
    case 'roll':
    case 'accept':
    case 'decline':
      return [`action:${first.type}`];
    case 'finish-laying':
      return ['action:nothing'];
    case 'discard':
      return isQuick ? ['action:least', 'main'] : [...cards, 'main'];
    default:
      return [...cards, 'main'];
  }
}

export class StreetChooser extends PlannedChooser {
  constructor(laptop: Laptop, trading: Trading = tradesInTurn) {
    let made = 0;
    super(laptop, {
      // players plan a turn and a proposal with their hand in sight
      ownThingsFor: ['turn', 'bargain'],
      presses: ({ view, legal, inHand }: TableOf<ShoppingStreetView, ShoppingStreetMove>) => {
        made += 1;
        return streetPresses(wishedRun({ seat: seatAt(inHand ?? 0), view, legal }, trading), made % 2 === 0);
      },
    });
  }
}
