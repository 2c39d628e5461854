import { languages } from '../../../../shared/protocol/languages.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import type { Secret, Secrets, SecretsOfGame } from '../../secrets.ts';
import { say } from '../../words.ts';
import { mercadoView, mercadoViewOf } from './view.ts';

/**
 * Amounts of at least this many coins are looked for on pages. In these matches no payment is as large, so a match must
 * be a purse.
 */
const conspicuous = 6;

/** This many coins in a purse, as a page or a view would show them. */
function purseOf(money: number): Secret {
  const amounts = languages.flatMap((language) => [
    say('mercado-tiles:coins', { count: money }, language),
    say('mercado-tiles:money.plain', { amount: money }, language),
  ]);
  return { id: `${money} coins`, words: [...new Set(amounts)], inView: `"money":${money},` };
}

/** A player's purse, if money is hidden and the amount is large enough to recognise. */
function secretsInHand(table: TableMessage): Secrets | null {
  const { players, settled, ending } = mercadoViewOf(table);
  const money = table.inHand === null ? null : (players[table.inHand]?.money ?? null);
  if (money === null) return null;
  const isSecret = settled.hiddenMoney && ending === null && money >= conspicuous;
  return { lasting: isSecret ? [purseOf(money)] : [], passing: [] };
}

/** What is secret in Mercado de Lisboa: the bag, the stacks, others' money, and unknown restaurants. */
export const mercadoSecrets: SecretsOfGame = {
  game: 'mercado-de-lisboa',
  neverSent: ['"bag":[', '"stacks":[['],
  privateFacts: {},
  isOpen: () => false,
  leaksInView: (view, viewer) => {
    const { players, settled, grey, ending } = mercadoView.parse(view);
    const wrong = players.flatMap(({ money, moneyByRound }, seat) =>
      seat === viewer || !settled.hiddenMoney || ending !== null || (money === null && moneyByRound === null)
        ? []
        : [`money of seat ${seat}, sent to ${viewer}`],
    );
    const read = settled.greyKnown ? [] : grey.filter((restaurant) => restaurant !== null && restaurant !== 'unknown');
    return [...wrong, ...read.map((restaurant) => `a grey ${restaurant}, sent to ${viewer}`)];
  },
  inHand: secretsInHand,
  neverBehindShutter: [/(?<![\p{L}\d])\d+ coins?\b/u],
};
