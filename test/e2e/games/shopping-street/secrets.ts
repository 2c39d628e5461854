import { type Language, languages } from '../../../../shared/protocol/languages.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import type { Secret, Secrets, SecretsOfGame } from '../../secrets.ts';
import { catalogue, say } from '../../words.ts';
import { shoppingStreetView, shoppingStreetViewOf } from './view.ts';

/** A card with its names, and the id the page would use: `food-stock-3`. */
function cardOf(id: string): Secret {
  const [type, group, value = ''] = id.split('-');
  const names = languages.map((language) => {
    const named = (key: string): string => say(`shopping-street-cards:${key}`, {}, language);
    const facts = { type: named(`types.${type}`), group: named(`groups.${group}`), value };
    return say('shopping-street-cards:card', facts, language);
  });
  return { id, words: [...new Set([id, ...names])] };
}

/** The contents of a hand; `openedBy` finds what has become public since. */
function secretsInHand(table: TableMessage): Secrets | null {
  const { players, ending } = shoppingStreetViewOf(table);
  const own = table.inHand === null ? undefined : players[table.inHand];
  const cards = own?.hand.cards ?? null;
  if (own === undefined || cards === null) return null;
  return { lasting: ending === null ? cards.map(cardOf) : [], passing: [] };
}

const printed = new RegExp(
  `^(?:${[...catalogue('shopping-street-cards').keys()]
    .flatMap((key) => /^captions\.(\w+)\.(\w+)$/.exec(key)?.slice(1).join('-') ?? [])
    .join('|')})-[1-5]$`,
);

/** The cards that a fact mentions, at any depth. */
function cardsIn(fact: unknown): readonly string[] {
  if (typeof fact === 'string') return printed.test(fact) ? [fact] : [];
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(cardsIn) : [];
}

/** The cards that a message shows as public, in the table and in events. */
function openedBy(table: TableMessage): readonly string[] {
  const { street, display, discards, offers, question, players, ending } = shoppingStreetViewOf(table);
  const publicEvents = table.log.moves.flatMap(({ events }) => events.filter(({ type }) => type !== 'cards-drawn'));
  const hands = ending === null ? [] : players.map(({ hand }) => hand.cards);
  return [street, display, discards, offers, question, publicEvents, hands].flatMap(cardsIn);
}

/** Text about a hand alone: what would become of its sets. It never appears on a screen without an active seat. */
const saidOfHands = [
  'effects.completes',
  'effects.breaks',
  'effects.more-groups',
  'set.held',
  'hints.could-open_other',
];

/** The longest part of a text between its facts. Patterns with gaps take too long over a whole page. */
function longestPartOf(key: string, language: Language): RegExp {
  const text = catalogue('shopping-street-counter', language).get(key);
  if (text === undefined) throw new Error(`The counter has no text "${key}".`);
  const [longest = ''] = text.split(/\{\{[\w, ]+\}\}/).toSorted((one, other) => other.length - one.length);
  return new RegExp(longest.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** What is secret in Shopping Street: hands, the deck, simultaneous layouts and discards, and a draft. */
export const shoppingStreetSecrets: SecretsOfGame = {
  game: 'shopping-street',
  neverSent: ['"deck":['],
  privateFacts: { 'cards-drawn': ['cards'] },
  isOpen: () => false,
  leaksInView(view, viewer) {
    const { players, draft, active } = shoppingStreetView.parse(view);
    const ofOthers = players.flatMap(({ hand, laid, discarding }, seat) =>
      seat === viewer
        ? []
        : Object.entries({ hand: hand.cards, laid, discarding }).flatMap(([what, sent]) =>
            sent === null ? [] : [`the ${what} of seat ${seat}, sent to ${viewer}`],
          ),
    );
    return draft === null || active === viewer ? ofOthers : [...ofOthers, `the draft of ${active}, sent to ${viewer}`];
  },
  inHand: secretsInHand,
  openedBy,
  neverBehindShutter: languages.flatMap((language) => saidOfHands.map((key) => longestPartOf(key, language))),
};
