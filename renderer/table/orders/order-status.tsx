import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sameMove } from '../../../shared/engine/index.ts';
import type { Orders } from './use-orders.ts';

/** Announces to screen readers that an order was given, was withdrawn, or has ended. */
export function OrderStatus({ orders }: { readonly orders: Orders | null }) {
  const { t } = useTranslation('orders');
  const given = orders?.given ?? [];
  const [{ before, said }, keep] = useState({ before: given, said: '' });
  const added = given.find((order) => !before.some((each) => sameMove(each, order)));
  const gone = before.find((order) => !given.some((each) => sameMove(each, order)));
  const changed = added ?? gone;
  if (changed !== undefined) {
    const isWithdrawn = orders?.withdrawn != null && sameMove(orders.withdrawn, changed);
    const how = added !== undefined ? 'given' : isWithdrawn ? 'withdrawn' : 'ended';
    const order = orders?.wordsOf(changed).given ?? '';
    keep({ before: given, said: t(`status.${how}`, { order }) });
  }
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
