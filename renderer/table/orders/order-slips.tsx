import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon } from '../../design/index.ts';
import { TableContext } from '../table-context.ts';
import './orders.css';

/** On the counter: the orders that stand, each withdrawn by one press, and a button to give more. */
export function OrderSlips() {
  const { t } = useTranslation('orders');
  const { orders } = useContext(TableContext);
  if (orders === undefined || orders.given.length + orders.offered.length === 0) return null;
  return (
    <div className="order-slips">
      {orders.given.map((order) => {
        const { given } = orders.wordsOf(order);
        return (
          <button
            key={order.type}
            type="button"
            className="order-slip"
            aria-label={t('withdraw', { order: given })}
            onClick={(event) => {
              // the slip goes with its order: the focus stays at the table
              event.currentTarget.closest('main')?.focus({ preventScroll: true });
              orders.withdraw(order);
            }}
          >
            <span>{given}</span>
            <Icon name="close" size={18} />
          </button>
        );
      })}
      {orders.offered.length > 0 && (
        <Button kind="quiet" icon="replay" label={t('open')} onPress={orders.open}>
          <span className="orders-title">{t('title')}</span>
        </Button>
      )}
    </div>
  );
}
