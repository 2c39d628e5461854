import { seatsOf } from '../../../../shared/engine/index.ts';
import { fewActions } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { coinsAtEnd } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { entrancesLeft, spacesLeft, standsOf } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import { challengeResult } from '../../../../shared/games/mercado-de-lisboa/scoring.ts';
import type { Outcome } from '../../../../shared/protocol/messages.ts';
import type { SoloBest } from '../../../table/board/game-ui.ts';
import { seatsByPlace } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** The winners; in a solo game, the fame of the challenge. */
export function headingOf(view: MercadoView, { places }: Outcome, words: Words): string {
  const result = challengeResult(view);
  if (result !== null) {
    return words.log(result.fame === 0 ? 'ledger.no-fame' : 'ledger.fame', {
      challenge: words.challenge(result.challenge),
      count: result.fame,
    });
  }
  const winners = seatsOf(places.length).filter((seat) => places[seat] === 1);
  return words.log(winners.length === 1 ? 'ledger.winner' : 'ledger.winners', { names: words.names(winners) });
}

/** The fame of a challenge; null without any. */
export function fameWords({ fame }: Pick<SoloBest, 'fame'>, words: Words): string | null {
  return fame === null || fame === 0 ? null : words.log('ledger.fame-of', { count: fame });
}

/** "Round 7"; in a solo game "Turn 7". */
export function roundWords(words: Words, round: number, alone: boolean): string {
  return words.log(alone ? 'turn' : 'round', { round });
}

/** A sentence on why the game ended. */
export function whyEnded(view: MercadoView, words: Words): string {
  const { ending, seatCount } = view;
  const when = roundWords(words, view.round, seatCount === 1);
  switch (ending) {
    case 'spaces':
      return words.log('ledger.ended-spaces', { when, count: spacesLeft(view) });
    case 'entrances':
      return words.log('ledger.ended-entrances', { when, count: entrancesLeft(view) });
    case 'coins':
      return words.log('ledger.ended-coins', { when, count: coinsAtEnd(seatCount) });
    case 'stuck':
      return words.log('ledger.ended-stuck', { when });
    case 'last-order':
      return words.log('ledger.ended-last-order', { actions: fewActions });
    case null:
      return '';
  }
}

/** The tie-break for first place, with its figures; undefined without a tie. */
export function tieBreakOf(view: MercadoView, { tieBreak, places, scores }: Outcome, words: Words): string | undefined {
  const [first, second] = seatsByPlace({ places });
  if (first === undefined || second === undefined || scores[first] !== scores[second]) return undefined;
  if (tieBreak === null) return words.log('ledger.tie-shared');
  return words.log('ledger.tie-stands', {
    name: words.name(first),
    more: standsOf(view, first),
    fewer: standsOf(view, second),
  });
}
