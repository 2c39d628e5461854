import { AuditFailure, auditCards, seatAt } from '../../engine/index.ts';
import { blankRoundsToEnd } from './ending.ts';
import { owedBy } from './hands.ts';
import { pawnsAtStart } from './pawns.ts';
import { whyNot } from './placement.ts';
import { isProductId, product, productIds } from './products.ts';
import { displaySize } from './setup.ts';
import { cardsToOpen } from './shops.ts';
import type { ShoppingStreetState } from './state.ts';
import { thieves } from './thieves.ts';

const everyCard: readonly string[] = [...productIds, ...thieves];

function cardsIn({ deck, discards, display, players, street, thievesAside }: ShoppingStreetState): string[] {
  const shown = display.filter((card) => card !== null);
  const held = [...players.map(({ hand }) => hand), ...street.map(({ cards }) => cards)];
  return [...deck, ...discards, ...shown, ...thievesAside, ...held.flat()];
}

function auditPiles({ discards, display }: ShoppingStreetState): void {
  if (discards.some((card) => !isProductId(card))) throw new AuditFailure('a thief lies among the discards');
  if (display.length !== displaySize) throw new AuditFailure(`${display.length} places in the display`);
}

/** Checks that shops are on legal spaces with legal cards, and that pawns add up. Rulings 7 to 11. */
function auditStreet({ street, idle, players, seatCount, question, turn }: ShoppingStreetState): void {
  const stocked = question?.type === 'stock' ? question.space : null;
  for (const shop of street) {
    const { space, type, cards, opened, owner } = shop;
    const others = street.filter((other) => other !== shop);
    const against = whyNot({ street: others, idle }, space, type);
    if (against !== null) throw new AuditFailure(`${type} on ${space}: ${against.reason}`);
    const most = space === stocked ? cardsToOpen - 1 : cardsToOpen + 1;
    if (cards.length > most || (space !== stocked && cards.length < cardsToOpen)) {
      throw new AuditFailure(`${cards.length} cards in ${space}`);
    }
    const groups = new Set(cards.map((id) => product(id).group));
    const isRight = groups.size === cards.length && cards.every((id) => product(id).type === type);
    if (!isRight) throw new AuditFailure(`${space} holds ${cards.join(', ')}`);
    if (opened > turn || (opened === turn && cards.length > cardsToOpen)) {
      throw new AuditFailure(`${space} was improved at once`);
    }
    if (players[owner] === undefined) throw new AuditFailure(`${space} is nobody's`);
  }
  players.forEach(({ pawns }, index) => {
    const standing = street.filter(({ owner }) => owner === seatAt(index)).map(({ pawn }) => pawn);
    const all = [...pawns, ...standing].toSorted().join();
    if (all !== [...pawnsAtStart(seatCount)].toSorted().join())
      throw new AuditFailure(`seat ${index} has pawns ${all}`);
  });
}

/** Checks that chosen cards are in their owner's hand, no more than owed, and only during their question. */
function auditPlayers({ players, question, round, ending }: ShoppingStreetState): void {
  players.forEach((player, index) => {
    const { hand, shown, laid, discarding, hasAnswered, pointsByRound } = player;
    const astray = [...shown, ...laid, ...discarding].find((card) => !hand.includes(card));
    if (astray !== undefined) throw new AuditFailure(`seat ${index} does not hold ${astray}`);
    if (new Set(shown).size !== shown.length) throw new AuditFailure(`seat ${index} has shown a card twice`);
    if ((laid.length > 0 || hasAnswered) && question?.type !== 'lay')
      throw new AuditFailure(`seat ${index} has cards laid`);
    if (question?.type === 'lay' && laid.some((card) => !question.types.includes(product(card).type))) {
      throw new AuditFailure(`seat ${index} lays what nobody asked for`);
    }
    if (discarding.length > owedBy(player, seatAt(index), question)) {
      throw new AuditFailure(`seat ${index} discards ${discarding.length}`);
    }
    // a thief may appear while the display is renewed, between one round and the next
    const noted = ending !== null || (question?.type === 'rob' && pointsByRound.length === round) ? round : round - 1;
    if (pointsByRound.length !== noted) throw new AuditFailure(`${pointsByRound.length} of ${noted} rounds are noted`);
  });
}

/** Checks that every offered card is in a hand. */
function auditBargain({ offers, draft, players, active, question, refused = [], turn }: ShoppingStreetState): void {
  const isBargain = question?.type === 'bargain' || question?.type === 'answer';
  if (offers.length > 0 !== isBargain) throw new AuditFailure('offers lie without a bargain');
  for (const { seat, cards } of offers) {
    const strange = cards.find((card) => !players[seat]?.shown.includes(card));
    if (strange !== undefined) throw new AuditFailure(`seat ${seat} offers ${strange}`);
  }
  const astray = draft.bundle.find((card) => !players[active]?.hand.includes(card));
  if (astray !== undefined) throw new AuditFailure(`${astray} is offered by nobody`);
  const odd = refused.find((each) => each.asker === each.owner || each.bundle.length === 0 || each.turn > turn);
  if (odd !== undefined) throw new AuditFailure(`seat ${odd.owner} cannot have declined ${odd.bundle.join(', ')}`);
}

/** Ruling 26: the run of blank rounds is short enough. */
function auditStuck({ blankRounds }: ShoppingStreetState): void {
  if (blankRounds > blankRoundsToEnd) throw new AuditFailure(`${blankRounds} blank rounds`);
}

/** Throws AuditFailure if cards, shops, pawns or sealed choices are inconsistent. */
export function auditState(state: ShoppingStreetState, earlier?: ShoppingStreetState): void {
  auditCards('card', everyCard, cardsIn(state), earlier && cardsIn(earlier));
  auditPiles(state);
  auditStreet(state);
  auditPlayers(state);
  auditBargain(state);
  auditStuck(state);
}
