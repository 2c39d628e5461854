import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import { effectsOf } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import { pointsIncome } from '../../../../shared/games/brick-and-mortar/phases/investment.ts';
import { resalePrice } from '../../../../shared/games/brick-and-mortar/phases/modifiers/resale.ts';
import type { BrickTable } from '../table.ts';

/** The effect of a move's button, in words. Every kind of move has a text, so each can have a button. */
export function moveWords(move: BrickMove, { words, question }: BrickTable): string {
  const { say, store, money } = words;
  const item = question !== null && 'item' in question ? question.item : null;
  switch (move.type) {
    case 'take-back':
      return say('moves.take-back');
    case 'done':
      return say(`moves.done-${question?.type ?? 'manage'}`);
    case 'pass':
    case 'drop-out':
    case 'redraw-hand':
      return say(`moves.${move.type}`);
    case 'keep-store':
    case 'choose-starting-store':
    case 'buy-from-hand':
    case 'close-store':
    case 'open-store':
      return say(`moves.${move.type}`, { store: store(move.store) });
    case 'stock':
      return say('moves.stock', { store: store(move.store) });
    case 'open-auction':
      return say('moves.open-auction', { store: store(move.store), money: money(move.offer) });
    case 'raise':
      return say('moves.raise', { money: money(move.offer) });
    case 'pay':
      return say('moves.pay');
    case 'play-card':
      return say(`moves.play-${move.face}`, { card: words.card(move.card) });
    case 'redraw-card':
    case 'add-card':
      return say(`moves.${move.type}`, { card: words.card(move.card) });
    case 'look-at-pile':
      return say(`moves.look-at-${move.pile}`);
    case 'bid-quantity':
      return say('moves.bid-quantity', { count: move.quantity });
    case 'bid-price':
      return say('moves.bid-price', { money: money(move.price) });
    case 'sell':
      return move.box === 'demand' || move.box === 'jewelry-demand'
        ? say(`moves.sell-to-${move.box}`, { store: store(move.store) })
        : say('moves.sell-to-own-box', { store: store(move.store), box: store(move.box) });
    case 'take-points':
      return move.count === 0 ? say('moves.keep-money') : say('moves.take-points', { count: move.count });
    case 'discard-surplus':
      return say('moves.discard-surplus', { store: store(move.store) });
    case 'rescue-surplus':
      return say('moves.rescue-surplus', { store: store(move.store), into: store(move.into) });
    case 'supply-market': {
      const supplied = effectsOf(move.store, 'supply-to-market')[0]?.item;
      return say('moves.supply-market', {
        store: store(move.store),
        items: supplied === undefined ? String(move.count) : words.items(supplied, move.count),
      });
    }
    case 'take-free': {
      const free = effectsOf(move.store, 'free-stock')[0]?.item ?? item;
      return say('moves.take-free', {
        store: store(move.store),
        items: free === null ? String(move.count) : words.items(free, move.count),
      });
    }
    case 'supply-or-points': {
      const effect = effectsOf(move.store, 'supply-or-points')[0];
      return say(`moves.${move.choice}-of-store`, {
        store: store(move.store),
        items: effect === undefined ? '' : words.items(effect.item, effect.items),
        points: words.points(effect?.points ?? 0),
      });
    }
    case 'draw-extra':
      return say('moves.draw-extra', { count: effectsOf(move.store, 'draw-extra')[0]?.cards ?? 0 });
    case 'transfer':
      return say('moves.transfer', { items: words.items(move.item, 1), into: store(move.into) });
    case 'buy-surplus': {
      const price = resalePrice(move.store, item);
      return say('moves.buy-surplus', { name: words.name(move.from), money: money(price ?? 0) });
    }
    case 'return-to-market':
      return say('moves.return-to-market', { items: words.items(move.item, 1) });
    case 'buy-points':
      return say('moves.buy-points', { count: move.points });
    case 'sell-points':
      return say('moves.sell-points', { count: move.points, money: money(pointsIncome(move.points)) });
  }
}
