import { type Line, marketSize } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { Reason } from '../../../../shared/games/mercado-de-lisboa/reasons.ts';
import type { Words } from '../words.ts';

/** Whether a line is a row or a column. */
export function kindOfLine(line: Line): 'row' | 'column' {
  return line < marketSize ? 'row' : 'column';
}

/** A sentence on why a piece cannot be used now. */
export function reasonWords(reason: Reason, words: Words): string {
  const { counter } = words;
  switch (reason.why) {
    case 'others-turn':
      return counter('reasons.others-turn', { names: words.names(reason.seats), count: reason.seats.length });
    case 'over':
    case 'nothing-in-hand':
    case 'goes-to-space':
    case 'goes-to-entrance':
    case 'after-a-stand':
    case 'takes-a-tile':
    case 'chooses-specialty':
    case 'no-free-space':
    case 'no-customers':
    case 'bag-empty':
    case 'exchanged':
    case 'no-tile':
    case 'no-restaurant':
    case 'no-wooden-stand':
    case 'no-stand-yet':
    case 'no-customers-fit':
      return counter(`reasons.${reason.why}`);
    case 'taken':
      return counter(`reasons.taken-by-${reason.by}`);
    case 'too-dear':
    case 'too-dear-everywhere':
      return tooDear(reason, words);
    case 'entrance-taken':
      return counter('reasons.entrance-taken', { customers: words.customers(reason.by) });
    case 'too-few-stands':
      return counter(`reasons.too-few-stands.${kindOfLine(reason.line)}`, {
        count: reason.stands,
        customers: reason.customers,
      });
    case 'no-own-stand':
      return counter(`reasons.no-own-stand.${kindOfLine(reason.line)}`, {
        goods: words.anyOf(reason.wants),
      });
    case 'no-own-stand-anywhere':
    case 'entrances-taken':
      return counter(`reasons.${reason.why}`, { goods: words.anyOf(reason.wants) });
    case 'too-few-stands-anywhere':
      return counter('reasons.too-few-stands-anywhere', {
        goods: words.anyOf(reason.wants),
        count: reason.stands,
        customers: reason.customers,
      });
  }
}

function tooDear(reason: Extract<Reason, { why: 'too-dear' | 'too-dear-everywhere' }>, words: Words): string {
  const facts = {
    cost: words.coins(reason.cost),
    income: reason.income,
    money: reason.money,
  };
  const earns = reason.income === 0 ? 'earns-nothing' : 'earns';
  return reason.why === 'too-dear'
    ? words.counter(`reasons.too-dear.${earns}`, facts)
    : words.counter(`reasons.too-dear-everywhere.${earns}`, { ...facts, space: words.space(reason.space) });
}
