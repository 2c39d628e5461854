import type { ItemCounts } from '../../../../shared/games/brick-and-mortar/items.ts';
import { picturesOn } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { CardChoice } from '../../../../shared/games/brick-and-mortar/phases/advertisement/advertisement.ts';
import {
  cardsDue,
  mayPlayExtra,
  mayRedraw,
} from '../../../../shared/games/brick-and-mortar/phases/advertisement/advertisement.ts';
import type { ChosenCard } from '../../../../shared/games/brick-and-mortar/state.ts';
import { prompt } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { type Action, type Asked, offersOfType, type Prompt, partsOf, pickedOffers } from './prompt.ts';

/** The cards picked in the page, in the order of the hand. */
export function pickedCards(table: BrickTable, pending: PendingChoice): readonly ChosenCard[] {
  const hand = playerOf(table.view, table.ownSeat).marketHand.cards ?? [];
  return hand.flatMap((card) => {
    const face = pending.faces[card];
    return face === undefined ? [] : [{ card, face }];
  });
}

/** The choice of cards with the picks in the page, as the rules see it. */
export function choiceSoFar(table: BrickTable, pending: PendingChoice): CardChoice {
  const { building, marketHand, chosenCards, redrawn, locked } = playerOf(table.view, table.ownSeat);
  const picked = pickedCards(table, pending).length;
  return {
    building,
    redrawn,
    locked,
    chosenCards: { length: chosenCards.count + picked },
    marketHand: { length: marketHand.count - picked },
  };
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
  const choice = choiceSoFar(table, pending);
  const left = cardsDue(choice);
  const extra = mayPlayExtra(choice);
  const redraw = mayRedraw(choice);
  const before = chosenCards.cards ?? [];
  const all = [...before, ...picked];
  const plays: BrickMove[] = picked.map(({ card, face }) => ({ type: 'play-card', card, face }));
  // a choice that could go on ends explicitly
  const done: readonly BrickMove[] = extra || redraw ? [{ type: 'done' }] : [];
  const complete = left === 0 && plays.length + done.length > 0;
  const sealed: readonly Action[] = complete
    ? [
        {
          key: 'seal',
          label: words.say('moves.seal-cards', { count: all.length }),
          moves: [...plays, ...done],
          main: true,
        },
      ]
    : [];
  // Rules, "Advertisement": with a store in slot 3 cards may be redrawn after choosing, too.
  const playedFirst: readonly Action[] =
    complete && plays.length > 0 && redraw
      ? [{ key: 'play-first', label: words.say('moves.play-first'), moves: plays }]
      : [];
  // A redraw draws new cards, so picks must be cleared or played first.
  const redraws = picked.length === 0 ? offersOfType(table, 'redraw-hand') : [];
  const selected = picked.length === 0 ? pickedOffers(table, pending).filter(isRedraw) : [];
  const parts = partsOf(table, [...selected, ...redraws], pending, false);
  // cards are redrawn before or after playing: a redraw after two cards gives up the third
  const more = redraw ? 'titles.advertise-extra-or-redraw' : 'titles.advertise-extra';
  const title = extra ? more : 'titles.advertise-seal';
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
