import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnyOrder, type OrderOffer, sameMove } from '../../../shared/engine/index.ts';
import { onlyChoice } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { humanised } from '../../words/humanised.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameUi, OrderWords } from '../board/game-ui.ts';

/** The standing orders of the player at the screen, as the host sent them. */
export interface Orders {
  /** The game's orders that can be given now and do not stand yet. */
  readonly offered: readonly OrderOffer[];
  readonly given: readonly AnyOrder[];
  /** Whether the player can have their only choices made now; null where the host does not offer it. */
  readonly onlyChoices: boolean | null;
  /** The order that its player withdrew last, so that its end needs no other reason. */
  readonly withdrawn: AnyOrder | null;
  wordsOf(order: AnyOrder): OrderWords;
  give(order: AnyOrder): void;
  withdraw(order: AnyOrder): void;
  /** Whether the sheet with all of them is open. */
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** The standing orders at this table; null without any. */
export function useOrders({ orders, seats }: LiveTable, ui: GameUi): Orders | null {
  const { t } = useTranslation('orders');
  const { giveOrder, withdrawOrder } = useCommands();
  const [isOpen, setOpen] = useState(false);
  const [withdrawn, setWithdrawn] = useState<AnyOrder | null>(null);
  if (orders === null) return null;
  const { given } = orders;
  const stands = (order: AnyOrder) => given.some((each) => sameMove(each, order));
  const isOnly = ({ order }: OrderOffer) => sameMove(order, onlyChoice);
  return {
    given,
    offered: orders.offered.filter((offer) => !isOnly(offer) && (offer.most !== undefined || !stands(offer.order))),
    onlyChoices: stands(onlyChoice) || (orders.offered.some(isOnly) ? false : null),
    withdrawn,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    give(order) {
      setOpen(false);
      setWithdrawn(null);
      giveOrder(order);
    },
    withdraw(order) {
      setWithdrawn(order);
      withdrawOrder(order);
    },
    wordsOf(order) {
      if (sameMove(order, onlyChoice)) {
        return { means: t('onlyChoices.means'), give: t('onlyChoices.give'), given: t('onlyChoices.given') };
      }
      const type = humanised(order.type);
      return ui.orderWords?.(order, seats, translatorFor(ui.id)) ?? { means: '', give: type, given: type };
    },
  };
}
