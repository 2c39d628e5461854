import { languages } from '../../../../shared/protocol/languages.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import type { Secret, Secrets, SecretsOfGame } from '../../secrets.ts';
import { catalogue } from '../../words.ts';
import { type HarbourViewRead, harbourView, harbourViewOf } from './view.ts';

function cardCalled(id: string): Secret {
  const names = languages.flatMap((language) => catalogue('harbour-buildings', language).get(`buildings.${id}`) ?? []);
  if (names.length < languages.length) throw new Error(`The building ${id} has no name.`);
  return { id, words: [...new Set([id, ...names])] };
}

/** All public parts of a view, as text. */
function openParts({ players, ...rest }: HarbourViewRead): string {
  return JSON.stringify([rest, players.map(({ looked: _, ...open }) => open)]);
}

/** What the Noble has looked at: both cards during the choice, then the other one while it is hidden. */
function secretsInHand(table: TableMessage): Secrets | null {
  const view = harbourViewOf(table);
  const player = table.inHand === null ? undefined : view.players[table.inHand];
  if (player === undefined) return null;
  const open = openParts(view);
  const looked = (player.looked.cards ?? []).filter((id) => !open.includes(`"${id}"`)).map(cardCalled);
  return view.question?.type === 'free-building' ? { lasting: [], passing: looked } : { lasting: looked, passing: [] };
}

/** What is secret in Harbour: the order of the deck, and what the Noble saw of it. */
export const harbourSecrets: SecretsOfGame = {
  game: 'harbour',
  neverSent: ['"deck":['],
  privateFacts: { 'deck-looked-at': ['buildings'], 'building-taken': ['returned'] },
  isOpen: () => false,
  leaksInView: (view, viewer) => {
    const read = harbourView.parse(view);
    return read.question === null
      ? []
      : read.players.flatMap(({ looked }, seat) =>
          looked.cards === null || seat === viewer ? [] : [`the cards seat ${seat} has looked at, sent to ${viewer}`],
        );
  },
  inHand: secretsInHand,
  neverBehindShutter: [],
};
