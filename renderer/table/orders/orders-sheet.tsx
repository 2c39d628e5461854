import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderOffer } from '../../../shared/engine/index.ts';
import { onlyChoice } from '../../../shared/protocol/messages.ts';
import { Button, Dialog, Switch } from '../../design/index.ts';
import type { Orders } from './use-orders.ts';

/** All orders on offer. A given one closes the sheet, because it then stands on the counter. */
export function OrdersSheet({ orders }: { readonly orders: Orders }) {
  const { t } = useTranslation('orders');
  const { offered, onlyChoices, wordsOf, give, withdraw, close } = orders;
  const only = wordsOf(onlyChoice);
  return (
    <Dialog open title={t('title')} closeLabel={t('shell:close')} onClose={close}>
      <div className="orders-sheet">
        <p className="small soft">{t('says')}</p>
        {offered.map((offer) => (
          <OfferedOrder key={offer.order.type} offer={offer} orders={orders} />
        ))}
        {onlyChoices !== null && (
          <div>
            <Switch
              on={onlyChoices}
              title={only.give}
              says={only.means}
              onTurn={() => (onlyChoices ? withdraw(onlyChoice) : give(onlyChoice))}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function OfferedOrder({ offer, orders }: { readonly offer: OrderOffer; readonly orders: Orders }) {
  const { t } = useTranslation('orders');
  const { order, most } = offer;
  const id = useId();
  const standing = orders.given.find(({ type }) => type === order.type)?.limit;
  const [chosen, choose] = useState(Number(standing ?? order.limit));
  const least = Number(order.limit);
  const limit = Math.max(least, Math.min(most ?? chosen, chosen));
  const wanted = most === undefined ? order : { ...order, limit };
  const words = orders.wordsOf(wanted);
  return (
    <section className="order-offer" aria-describedby={id}>
      <p id={id}>{words.means}</p>
      {most !== undefined && (
        <div className="order-limit">
          <Button icon="minus" label={t('less')} disabled={limit <= least} onPress={() => choose(limit - 1)} />
          <input
            type="range"
            min={least}
            max={most}
            value={limit}
            aria-label={t('limit')}
            aria-valuetext={words.limit}
            onChange={(event) => choose(event.target.valueAsNumber)}
          />
          <Button icon="plus" label={t('more')} disabled={limit >= most} onPress={() => choose(limit + 1)} />
        </div>
      )}
      <Button kind="primary" action={order.type} onPress={() => orders.give(wanted)}>
        {words.give}
      </Button>
    </section>
  );
}
