import { below, drawnWords, type RandomWords, seatAt, shuffle, type Viewer } from '../../engine/index.ts';
import { copyState } from './copy.ts';
import { entrancesLeft } from './lines.ts';
import { entrances } from './market.ts';
import { reckonedMoney } from './reckoned-money.ts';
import type { MercadoState } from './state.ts';
import type { Restaurant } from './tiles.ts';

/** The maximum deviation of others' redealt money, in coins; uncertainty grows with the number of customers. */
const mostOff = 3;
const customersForCoinOff = 2;

/**
 * Redeals others' hidden money, close to what public facts imply.
 * Every payment was public, but only to those who were present. Earlier rounds only matter for the score chart and may
 * have any values.
 */
function redealMoney(state: MercadoState, viewer: Viewer, random: RandomWords): void {
  if (!state.settled.hiddenMoney || state.ending !== null) return;
  const reckoned = reckonedMoney(state);
  const brought = entrances.length - entrancesLeft(state);
  const most = Math.min(mostOff, Math.ceil(brought / customersForCoinOff));
  state.players.forEach((player, index) => {
    if (seatAt(index) === viewer) return;
    const off = below(random, 2 * most + 1) - most;
    player.money = Math.max(0, Math.round(reckoned[index] ?? 0) + off);
    player.moneyByRound = player.moneyByRound.map(() => player.money);
  });
}

/** Shuffles the grey restaurants if their kinds are hidden. */
function redealGrey(state: MercadoState, random: RandomWords): void {
  if (state.settled.greyKnown) return;
  const lying = state.grey.filter((restaurant): restaurant is Restaurant => restaurant !== null);
  lying.sort();
  shuffle(random, lying);
  state.grey = state.grey.map((restaurant) => (restaurant === null ? null : (lying.pop() ?? null)));
}

/**
 * A match that the viewer cannot distinguish from this one.
 * Redeals the bag and the stacks, and, if hidden, others' money and the kinds of grey restaurants, with a new generator
 * for the future. Does not change `state`.
 */
export function redealState(state: MercadoState, viewer: Viewer, random: RandomWords): MercadoState {
  const other = copyState(state);
  for (const pile of [other.bag, ...other.stacks]) {
    // in a fixed order first, so that the old places leave no trace
    pile.sort();
    shuffle(random, pile);
  }
  redealGrey(other, random);
  redealMoney(other, viewer, random);
  other.random = drawnWords(random);
  return other;
}
