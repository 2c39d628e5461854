import { languages } from '../../../../shared/protocol/languages.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import type { Secret, Secrets, SecretsOfGame } from '../../secrets.ts';
import { catalogue, say, saying } from '../../words.ts';
import { emporiumView, emporiumViewOf } from './view.ts';

/** A card with its names, and the id the page would use. */
function cardOf(id: string): Secret {
  const names = languages.map((language) => say(`emporium-cards:items.${id}`, {}, language));
  return { id, words: [...new Set([id, ...names])] };
}

/** The contents of a hand: nobody else has a card of it before it is revealed. */
function secretsInHand(table: TableMessage): Secrets | null {
  const { players, phase } = emporiumViewOf(table);
  const cards = table.inHand === null ? null : (players[table.inHand]?.hand.cards ?? null);
  if (cards === null) return null;
  return { lasting: phase === 'over' ? [] : cards.map(cardOf), passing: [] };
}

const named = new Set(
  [...catalogue('emporium-cards').keys()].flatMap((key) =>
    key.startsWith('items.') ? [key.slice('items.'.length)] : [],
  ),
);

/** The cards that an event's fact mentions, at any depth. */
function cardsIn(fact: unknown): readonly string[] {
  if (typeof fact === 'string') return named.has(fact) ? [fact] : [];
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(cardsIn) : [];
}

/** The cards that a message shows as public, in the table and in events. */
function openedBy(table: TableMessage): readonly string[] {
  const { heroRow, discards, sales } = emporiumViewOf(table);
  const publicEvents = table.log.moves.flatMap(({ events }) => events.map(({ drawn: _, ...event }) => event));
  return [heroRow, discards, sales, publicEvents].flatMap(cardsIn);
}

/** What is secret in Emporium: hands, decks, sealed choices and sealed votes. */
export const emporiumSecrets: SecretsOfGame = {
  game: 'emporium',
  neverSent: ['"heroDeck":[', '"monsterDeck":[', '"heroesAside":[', '"monstersAside":[', '"decks":{"leather":['],
  privateFacts: { 'leather-drawn': ['drawn'], 'item-upgraded': ['drawn'] },
  isOpen: () => false,
  leaksInView: (view, viewer) =>
    emporiumView.parse(view).players.flatMap(({ hand, choice, marked }, seat) => {
      if (seat === viewer) return [];
      const wrong = { hand: hand.cards, choice: choice.choice, vote: marked.choice };
      return Object.entries(wrong).flatMap(([what, sent]) =>
        sent === null ? [] : [`the ${what} of seat ${seat}, sent to ${viewer}`],
      );
    }),
  inHand: secretsInHand,
  openedBy,
  neverBehindShutter: languages.flatMap((language) =>
    ['note.sale', 'note.bid'].map((key) => {
      const { source } = saying(key, 'emporium', language);
      return new RegExp(source.replace('^', ''));
    }),
  ),
};
