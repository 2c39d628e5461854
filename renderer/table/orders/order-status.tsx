import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sameMove } from '../../../shared/engine/index.ts';
import type { Orders } from './use-orders.ts';

/** Announces to screen readers that an order was given, was withdrawn, or has ended. */
export function OrderStatus({ orders }: { readonly orders: Orders | null }) {
  const { t } = useTranslation('orders');
  // with their words, because these go with the orders
  const now = (orders?.given ?? []).map((order) => ({ order, words: orders?.wordsOf(order).given ?? '' }));
  const [{ before, said }, keep] = useState({ before: now, said: '' });
  const added = now.find(({ order }) => !before.some((each) => sameMove(each.order, order)));
  const gone = before.find(({ order }) => !now.some((each) => sameMove(each.order, order)));
  const changed = added ?? gone;
  if (changed !== undefined) {
    const { withdrawn = null } = orders ?? {};
    const isWithdrawn = withdrawn !== null && sameMove(withdrawn, changed.order);
    const how = added !== undefined ? 'given' : isWithdrawn ? 'withdrawn' : 'ended';
    keep({ before: now, said: t(`status.${how}`, { order: changed.words }) });
  }
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
