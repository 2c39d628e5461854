import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import type { ItemCounts } from '../../../../shared/games/brick-and-mortar/items.ts';
import { picturesOn } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { ChosenCard } from '../../../../shared/games/brick-and-mortar/state.ts';
import { prompt } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { type Action, type Asked, offersOfType, type Prompt, partsOf, pickedOffers } from './prompt.ts';

/** The numbers of market cards that the seat must and may play, including those already played. */
export function cardsToPlay(table: BrickTable): { readonly must: number; readonly most: number } {
  const { view, ownSeat } = table;
  const { building, marketHand, chosenCards, locked } = playerOf(view, ownSeat);
  const held = marketHand.count + chosenCards.count;
  // Ruling 19: a player who has redrawn after playing plays no third card.
  const extra = building.length >= board.extraCardSlot && !locked ? 1 : 0;
  return { must: Math.min(board.cardsPlayed, held), most: Math.min(board.cardsPlayed + extra, held) };
}

/** The cards picked in the page, in the order of the hand. */
export function pickedCards(table: BrickTable, pending: PendingChoice): readonly ChosenCard[] {
  const hand = playerOf(table.view, table.ownSeat).marketHand.cards ?? [];
  return hand.flatMap((card) => {
    const face = pending.faces[card];
    return face === undefined ? [] : [{ card, face }];
  });
}

/** True if the seat could still redraw after playing this number of cards. */
function mayRedrawAfter(table: BrickTable, played: number): boolean {
  const { building, marketHand, redrawn } = playerOf(table.view, table.ownSeat);
  return building.length >= board.redrawSlot && !redrawn && marketHand.count > played;
}

/** True if the seat has to end explicitly after this number of cards, as it could do more. */
function needsDone(table: BrickTable, played: number): boolean {
  const { chosenCards } = playerOf(table.view, table.ownSeat);
  return chosenCards.count + played < cardsToPlay(table).most || mayRedrawAfter(table, played);
}

/** The pictures on the cards played with this face. */
function picturesWith(cards: readonly ChosenCard[], face: ChosenCard['face']): ItemCounts {
  return picturesOn(cards.flatMap((chosen) => (chosen.face === face ? [chosen.card] : [])));
}

/** The items of the played cards, as Supply and as Demand. A face without cards is omitted. */
function playedWords({ words }: BrickTable, cards: readonly ChosenCard[]): string {
  return (['supply', 'demand'] as const)
    .filter((face) => cards.some((chosen) => chosen.face === face))
    .map((face) => words.say(`hints.advertised-${face}`, { items: words.counts(picturesWith(cards, face)) }))
    .join(' ');
}

export function advertisePrompt(table: BrickTable, pending: PendingChoice): Prompt {
  const { words, ownSeat, view } = table;
  const { chosenCards } = playerOf(view, ownSeat);
  const picked = pickedCards(table, pending);
  const { must, most } = cardsToPlay(table);
  const before = chosenCards.cards ?? [];
  const chosen = before.length + picked.length;
  const all = [...before, ...picked];
  const plays: BrickMove[] = picked.map(({ card, face }) => ({ type: 'play-card', card, face }));
  const done: readonly BrickMove[] = chosen >= must && needsDone(table, picked.length) ? [{ type: 'done' }] : [];
  const complete = chosen >= must && chosen <= most && plays.length + done.length > 0;
  const sealed: readonly Action[] = complete
    ? [{ key: 'seal', label: words.say('moves.seal-cards', { count: chosen }), moves: [...plays, ...done], main: true }]
    : [];
  // Rules, "Advertisement": with a store in slot 3 cards may be redrawn after choosing, too.
  const playedFirst: readonly Action[] =
    complete && plays.length > 0 && mayRedrawAfter(table, picked.length)
      ? [{ key: 'play-first', label: words.say('moves.play-first'), moves: plays }]
      : [];
  // A redraw draws new cards, so picks must be cleared or played first.
  const redraws = picked.length === 0 ? offersOfType(table, 'redraw-hand') : [];
  const selected = picked.length === 0 ? pickedOffers(table, pending).filter(isRedraw) : [];
  const parts = partsOf(table, [...selected, ...redraws], pending, false);
  const left = must - chosen;
  // cards are redrawn before or after playing: a redraw after two cards gives up the third
  const extra = mayRedrawAfter(table, picked.length) ? 'titles.advertise-extra-or-redraw' : 'titles.advertise-extra';
  const title = chosen < most ? extra : 'titles.advertise-seal';
  return prompt({
    title: left > 0 ? words.say('titles.advertise', { count: left }) : words.say(title),
    hint: all.length === 0 ? words.say('hints.advertise') : playedWords(table, all),
    rule: 'advertisement',
    clears: picked.length > 0 || pending.selected !== null,
    steppers: parts.steppers,
    actions: [...parts.actions, ...playedFirst, ...sealed],
  });
}

function isRedraw(offer: { readonly moves: readonly BrickMove[] }): boolean {
  return offer.moves[0]?.type === 'redraw-card';
}

export function agencyPrompt(table: BrickTable, pending: PendingChoice, question: Asked<'agency'>): Prompt {
  const { words } = table;
  const looks = offersOfType(table, 'look-at-pile');
  const done = offersOfType(table, 'done');
  const picked = pickedOffers(table, pending);
  const parts = partsOf(table, [...done, ...looks, ...picked], pending, false);
  return prompt({
    title:
      question.pile === null ? words.say('titles.agency') : words.say('titles.agency-add', { count: question.left }),
    hint: words.say(question.pile === null ? 'hints.agency' : `hints.agency-${question.pile}`, {
      cards: pileWords(table, question),
    }),
    rule: 'modifiers-and-their-moments',
    clears: pending.selected !== null,
    steppers: parts.steppers,
    actions: parts.actions.map((action, index) => ({
      ...action,
      main: picked.length > 0 && index === parts.actions.length - 1,
    })),
  });
}

/** The cards of the pile being looked at. */
function pileWords({ view, words }: BrickTable, question: Asked<'agency'>): string {
  return words.counts(picturesOn(question.pile === 'supply' ? view.supplyPile : (view.demandPile.cards ?? [])));
}
