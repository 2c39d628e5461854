import { brickAndMortarUi } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { playOut, randomFromSeed, seatAt, see } from '../../../../shared/engine/index.ts';
import { brickAndMortarGuide } from '../../../../shared/games/brick-and-mortar/bot/index.ts';
import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { picturesOn } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { Question } from '../../../../shared/games/brick-and-mortar/state.ts';
import { choicesAreWorded } from '../choice-laws.ts';

/** A key for the kind of a move: the question, and which of its fields exist or are 0. */
function kindOf(question: Question | null, move: BrickMove): string {
  const facts = Object.entries(move).map(([fact, value]) => {
    const isKept = fact === 'face' || fact === 'pile' || fact === 'choice' || fact === 'type';
    return isKept ? value : `${fact} ${value === 0} ${value === 'demand' || value === 'jewelry-demand' ? value : ''}`;
  });
  const again = question?.type === 'invest' && question.purchases > 0;
  const unnamed = question?.type === 'agency' && question.pile === null;
  return `${question?.type} ${again} ${unnamed} ${facts.join()}`;
}

/** Ana's view with this question. */
const asking = (question: Question): BrickView => {
  const state = brickAndMortar.setup(3, { 'first-game': 'yes' }, randomFromSeed('asked'));
  state.question = question;
  return see(brickAndMortar.hiding, state, seatAt(0));
};

/** The view of a seller with food on two shelves of a store, and a sale from the second. */
function soldFromSecondShelf(): { readonly view: BrickView; readonly sale: BrickMove } {
  const state = brickAndMortar.setup(3, { 'first-game': 'yes' }, randomFromSeed('shelves'));
  const [store] = state.players[0]?.building ?? [];
  if (store === undefined) throw new RangeError('nothing is open');
  store.shelves.food = [1, 2];
  state.question = { type: 'sell', seat: seatAt(0), item: 'food', price: 6, remaining: null };
  return {
    view: see(brickAndMortar.hiding, state, seatAt(0)),
    sale: { type: 'sell', store: store.id, shelf: 1, box: 'demand' },
  };
}

/** Rare choices: another player's surplus, own surplus without space, goods on two shelves, no more points. */
function rare() {
  const [one, two] = [seatAt(0), seatAt(1)];
  const resold = asking({ type: 'window', seat: one, window: 'after-sale-of-any-type', item: 'jewelry', used: [] });
  const lost = asking({ type: 'surplus', seat: one, item: 'clothing', count: 1 });
  const surplus = { type: 'buy-surplus', store: 'resale-shop', from: two } as const;
  const shelf = { store: 'bazaar', shelf: 1 } as const;
  const { view: twoShelves, sale } = soldFromSecondShelf();
  const again = asking({ type: 'invest', seat: one, purchases: 1, rebateUsed: false });
  const offers: readonly { readonly view: BrickView; readonly moves: readonly BrickMove[] }[] = [
    { view: resold, moves: [{ ...surplus, tokens: 2 }] },
    { view: resold, moves: [{ ...surplus, tokens: 0 }] },
    { view: lost, moves: [{ type: 'discard-surplus', ...shelf }] },
    { view: lost, moves: [{ type: 'rescue-surplus', ...shelf, into: 'thrift-store' }] },
    { view: twoShelves, moves: [sale, sale] },
    { view: again, moves: [{ type: 'done' }] },
  ];
  return offers;
}

choicesAreWorded({
  game: brickAndMortar,
  ui: brickAndMortarUi,
  features: brickAndMortarGuide.features,
  namespace: 'brick-and-mortar-choices',
  matches: 60,
  play: (match, look) => {
    const options = { 'first-game': match % 2 === 0 ? 'yes' : 'no' };
    const state = brickAndMortar.setup(2 + (match % 3), options, randomFromSeed(`worded ${match}`));
    playOut(brickAndMortar, state, randomFromSeed(`moves ${match}`), look);
  },
  kindOf: ({ question }, move) => kindOf(question, move),
  // cards with the same pictures
  comesTo: (move) => ('card' in move ? { ...move, card: picturesOn([move.card]) } : move),
  rarely: rare,
});
