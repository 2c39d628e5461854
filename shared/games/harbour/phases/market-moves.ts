import { askedAlone, interned, notAnAnswer } from '../../../engine/index.ts';
import { type Good, goods } from '../goods.ts';
import type { HarbourMove } from '../moves.ts';
import { gainGoods } from '../stock.ts';
import { raisedMarket, swappedMarket } from '../trade/market.ts';
import type { PartRules } from './part-rules.ts';
import type { RulesOf } from './question-rules.ts';

/** Puts the markers in any order, from the highest space. */
export const setMarketPart: PartRules<'set-market'> = (state, seat) => {
  state.question = { type: 'set-market', seat, placed: [] };
};

const placeMarkerMove = interned((good: Good): HarbourMove => ({ type: 'place-marker', good }));

export const setMarketQuestion: RulesOf<'set-market'> = {
  asks: askedAlone,
  moves: (_state, { placed }) => goods.filter((good) => !placed.includes(good)).map(placeMarkerMove),
  answer(state, question, seat, move, events) {
    if (move.type !== 'place-marker') throw notAnAnswer(question.type, move.type);
    const placed = [...question.placed, move.good];
    const left = goods.filter((good) => !placed.includes(good));
    if (left.length > 1) {
      state.question = { type: 'set-market', seat, placed };
      return;
    }
    state.question = null;
    state.market = [...placed, ...left];
    events.push({ type: 'market-changed', seat, cause: 'set-market', market: state.market.slice() });
  },
};

/** Swaps two adjacent markers. */
export const swapMarkersPart: PartRules<'swap-markers'> = (state, seat) => {
  state.question = { type: 'swap-markers', seat };
};

const swapMarkersMove = interned((upper: Good) =>
  interned((lower: Good): HarbourMove => ({ type: 'swap-markers', upper, lower })),
);

export const swapMarkersQuestion: RulesOf<'swap-markers'> = {
  asks: askedAlone,
  moves({ market }) {
    const moves: HarbourMove[] = [];
    market.forEach((upper, space) => {
      const lower = market[space + 1];
      if (lower !== undefined) moves.push(swapMarkersMove(upper)(lower));
    });
    return moves;
  },
  answer(state, question, seat, move, events) {
    if (move.type !== 'swap-markers') throw notAnAnswer(question.type, move.type);
    state.question = null;
    state.market = swappedMarket(state.market, move.upper, move.lower);
    events.push({ type: 'market-changed', seat, cause: 'swap-markers', market: state.market.slice() });
  },
};

/** Moves one marker to the highest space, and gains one of that good. */
export const raiseMarkerPart: PartRules<'raise-marker'> = (state, seat) => {
  state.question = { type: 'raise-marker', seat };
};

const raiseMarkerMove = interned((good: Good): HarbourMove => ({ type: 'raise-marker', good }));
const raiseAny: readonly HarbourMove[] = goods.map(raiseMarkerMove);

export const raiseMarkerQuestion: RulesOf<'raise-marker'> = {
  asks: askedAlone,
  moves: () => raiseAny,
  answer(state, question, seat, move, events) {
    if (move.type !== 'raise-marker') throw notAnAnswer(question.type, move.type);
    state.question = null;
    state.market = raisedMarket(state.market, move.good);
    events.push({ type: 'market-changed', seat, cause: 'raise-marker', market: state.market.slice() });
    gainGoods(state, seat, move.good, 1, 'action', events);
  },
};
