import { z } from 'zod';
import type { HostMessage, TableMessage } from '../../../../shared/protocol/messages.ts';
import { type Secret, type Secrets, type SecretsOfGame, tooMuchIn } from '../../secrets.ts';
import { catalogue } from '../../words.ts';
import { type BrickViewRead, brickView, viewOf } from './view.ts';

/** Event facts that only the event's own seat receives. */
const privateFacts: Readonly<Record<string, readonly string[]>> = {
  'store-kept': ['store'],
  'card-chosen': ['card', 'face'],
  'cards-redrawn': ['discarded', 'drawn'],
  'cards-drawn': ['cards'],
  'pile-seen': ['cards'],
  'card-added': ['card'],
};
/** Describes what a view reveals to a viewer who may not know it. */
function leaksInView(view: BrickViewRead, viewer: TableMessage['viewer']): string[] {
  if (view.phase === 'over') return [];
  const wrong: string[] = [];
  view.players.forEach((player, seat) => {
    if (seat === viewer) return;
    const facts = {
      ...(view.openMoney !== true && { money: player.money, 'money by month': player.moneyByMonth }),
      'market cards': player.marketHand.cards,
      'stores in hand': player.storeHand.cards,
      packet: player.packet.cards,
      'chosen cards': player.chosenCards.cards,
      'kept store': player.kept.choice,
      'quantity bid': player.bidQuantity.choice,
      'price bid': player.bidPrice.choice,
    };
    for (const [fact, value] of Object.entries(facts)) {
      if (value !== null) wrong.push(`${fact} of seat ${seat}, sent to ${viewer}: ${JSON.stringify(value)}`);
    }
  });
  if (view.demandPile.cards !== null && view.demandSeenBy !== viewer) wrong.push(`the Demand pile, sent to ${viewer}`);
  return wrong;
}

/** What is secret in Brick & Mortar, and from which players. */
export const brickSecrets: SecretsOfGame = {
  game: 'brick-and-mortar',
  neverSent: ['"storesAside":[', '"storeDeck":[', '"marketDeck":['],
  privateFacts,
  isOpen: (event) => event.type === 'card-added' && event.shown === true,
  leaksInView: (view, viewer) => leaksInView(brickView.parse(view), viewer),
  inHand: secretsInHand,
  neverBehindShutter: [/\bm\d\d\b/],
};

/** Describes everything in a message that its receiver may not know; empty if all is well. */
export function leaksIn(message: HostMessage): string[] {
  return tooMuchIn(message, brickSecrets);
}

const chosenCard = z.looseObject({ card: z.string() });
const ids = z.array(z.string());

function storeCalled(id: string): Secret {
  const name = catalogue('brick-and-mortar-stores').get(`names.${id}`);
  if (name === undefined) throw new Error(`The store ${id} has no name.`);
  return { id, words: [id, name] };
}

const card = (id: string): Secret => ({ id, words: [id] });

/** What the active player has, from the latest message; null if no seat is active. */
function secretsInHand(table: TableMessage): Secrets | null {
  const player = table.inHand === null ? undefined : viewOf(table).players[table.inHand];
  if (player === undefined || player.storeHand.cards === null) return null;
  const chosen = z.array(chosenCard).parse(player.chosenCards.cards);
  return {
    // no view contains a store before it is played
    lasting: ids.parse(player.storeHand.cards).map(storeCalled),
    // cards move between hands and the open table
    passing: [...ids.parse(player.marketHand.cards), ...chosen.map((each) => each.card)].map(card),
  };
}
