import { languages } from '../../../../shared/protocol/languages.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import type { Secret, Secrets, SecretsOfGame } from '../../secrets.ts';
import { say } from '../../words.ts';
import { mercadoView, mercadoViewOf } from './view.ts';

/**
 * From so many coins on an amount is looked for on pages: in the matches that are looked through nobody is paid so much
 * at once, and whoever finds the amount has found a purse.
 */
const conspicuous = 6;

/** So many coins in a purse, as a page or a view would tell of them. */
function purseOf(money: number): Secret {
  const amounts = languages.flatMap((language) => [
    say('mercado-tiles:coins', { count: money }, language),
    say('mercado-tiles:money.plain', { amount: money }, language),
  ]);
  return { id: `${money} coins`, words: [...new Set(amounts)], inView: `"money":${money},` };
}

/** What somebody has in the purse, where money is hidden and there is enough of it to know it again. */
function secretsInHand(table: TableMessage): Secrets | null {
  const { players, settled, ending } = mercadoViewOf(table);
  const money = table.inHand === null ? null : (players[table.inHand]?.money ?? null);
  if (money === null) return null;
  const isSecret = settled.hiddenMoney && ending === null && money >= conspicuous;
  return { lasting: isSecret ? [purseOf(money)] : [], passing: [] };
}

/** What is secret in Mercado de Lisboa: what the bag and the stacks will give, others' money, and unknown restaurants. */
export const mercadoSecrets: SecretsOfGame = {
  game: 'mercado-de-lisboa',
  neverTold: ['"bag":[', '"stacks":[['],
  privateFacts: {},
  isOpen: () => false,
  toldByView: (view, viewer) => {
    const { players, settled, grey, ending } = mercadoView.parse(view);
    const wrong = players.flatMap(({ money, moneyByRound }, seat) =>
      seat === viewer || !settled.hiddenMoney || ending !== null || (money === null && moneyByRound === null)
        ? []
        : [`money of seat ${seat}, told to ${viewer}`],
    );
    const read = settled.greyKnown ? [] : grey.filter((restaurant) => restaurant !== null && restaurant !== 'unknown');
    return [...wrong, ...read.map((restaurant) => `a grey ${restaurant}, told to ${viewer}`)];
  },
  inHand: secretsInHand,
  neverBehindShutter: [/(?<![\p{L}\d])\d+ coins?\b/u],
};
