import { below, drawnWords, type RandomWords, seatAt, shuffle, type Viewer } from '../../engine/index.ts';
import { copyState } from './copy.ts';
import { entrancesLeft } from './lines.ts';
import { entrances } from './market.ts';
import { reckonedMoney } from './reckoned-money.ts';
import type { MercadoState } from './state.ts';
import type { Restaurant } from './tiles.ts';

/** How far off others' money may be dealt, in coins, to either side: the more customers came, the less is certain. */
const mostOff = 3;
const customersForCoinOff = 2;

/**
 * Others' money, where it is hidden: about as much as follows from what lies open. Every payment has been open, but it can
 * only be known by having been there. The rounds behind are for the scoring chart, and may have been anything.
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

/** Grey restaurants, where nobody can read them: they change places. */
function redealGrey(state: MercadoState, random: RandomWords): void {
  if (state.settled.greyKnown) return;
  const lying = state.grey.filter((restaurant): restaurant is Restaurant => restaurant !== null);
  lying.sort();
  shuffle(random, lying);
  state.grey = state.grey.map((restaurant) => (restaurant === null ? null : (lying.pop() ?? null)));
}

/**
 * Another match that the viewer cannot tell from this one: what the bag and the stacks will give is dealt anew, and where
 * they are hidden others' money and the kinds of grey restaurants; chance to come is somebody else's. The match itself
 * is not touched.
 */
export function redealState(state: MercadoState, viewer: Viewer, random: RandomWords): MercadoState {
  const other = copyState(state);
  for (const pile of [other.bag, ...other.stacks]) {
    // in an order of their own first, so that where they lay leaves no trace
    pile.sort();
    shuffle(random, pile);
  }
  redealGrey(other, random);
  redealMoney(other, viewer, random);
  other.random = drawnWords(random);
  return other;
}
