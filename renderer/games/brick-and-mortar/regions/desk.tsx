import { dialPrices } from '../../../../shared/games/brick-and-mortar/phases/dials.ts';
import { Dial, Fitted, Shopfront } from '../../../design/index.ts';
import { type DeskKind, deskKind } from '../interaction/desk-kind.ts';
import { amountOf } from '../interaction/offers.ts';
import { setAmount } from '../interaction/set-amount.ts';
import { shopOf, spokenStore } from '../interaction/shop-data.ts';
import { amountAt, offersOfType } from '../prompt/prompt.ts';
import { quantityKey, saleDial } from '../prompt/sale.ts';
import { priceKey, stockDial } from '../prompt/supply.ts';
import { type BrickTable, useTable } from '../table.ts';
import { CrateChips } from './crate-chips.tsx';
import { HandButtons } from './hand-buttons.tsx';
import { MarketHand } from './market-hand.tsx';
import { Choices, choicesOf } from './packet.tsx';
import { PointsRow } from './points-row.tsx';
import { SealedOnDesk } from './sealed.tsx';
import { StoreHand } from './store-hand.tsx';
import { StoresForSale } from './stores-for-sale.tsx';

/** The own desk: what the question needs, and the hand. */
export function Desk() {
  const table = useTable();
  const { words } = table;
  const kind = deskKind(table);
  return (
    <section
      className="bm-desk desk on-dark"
      aria-label={words.say('regions.desk')}
      style={{ '--choices': choicesOf(table)?.length ?? 0 }}
    >
      <div className="bm-work">
        <Work kind={kind} />
      </div>
      <Hands kind={kind} />
    </section>
  );
}

/** Whether the stores for sale, and crates large enough to press, are elsewhere on the board. */
function hasSale({ layout }: BrickTable): boolean {
  return layout.side || layout.setting === 'lists';
}

/** What the question needs, beside or above the hand. */
function Work({ kind }: { readonly kind: DeskKind }) {
  const table = useTable();
  const { layout, news } = table;
  switch (kind) {
    case 'sealed':
      return <SealedOnDesk />;
    case 'news':
      return layout.setting === 'phone' && <div className="bm-news">{news}</div>;
    case 'choices':
      return layout.setting !== 'lists' && <Choices />;
    case 'for-sale':
      return !hasSale(table) && <StoresForSale />;
    case 'crates':
      return !hasSale(table) && <CrateChips />;
    case 'dial':
    case 'points':
    case 'to-pay':
      return (
        <>
          {!hasSale(table) && <AskedStore />}
          <Instrument />
        </>
      );
    case 'cards':
    case 'cards-to-swap':
    case 'shops':
      return null;
  }
}

/** The own cards and stores; on a phone partly behind buttons. */
function Hands({ kind }: { readonly kind: DeskKind }) {
  const table = useTable();
  const { layout, question } = table;
  const isPhone = layout.setting === 'phone';
  const choosesCards = kind === 'cards' || kind === 'cards-to-swap';
  if (!hasSale(table) && kind === 'for-sale') return <StoreHand />;
  if (layout.setting !== 'lists' && kind === 'choices') return <HandButtons />;
  if (!hasSale(table) && kind === 'crates') return <HandButtons />;
  // choosing cards, or a quantity and a price, takes the whole desk
  const isFull = choosesCards || (kind === 'dial' && question?.type === 'sale-bid');
  return (
    <div className="bm-hands">
      <MarketHand />
      {isPhone ? !choosesCards && <HandButtons /> : !isFull && <StoreHand />}
    </div>
  );
}

/** The store being auctioned or paid for. */
function AskedStore() {
  const { question, words, view } = useTable();
  if (question?.type !== 'auction' && question?.type !== 'store-payment') return null;
  return (
    <Fitted className="bm-asked-store">
      {(size) => (
        <Shopfront
          shop={shopOf(question.store, words, view.phase, null, null)}
          short
          label={spokenStore(question.store, words, null)}
          {...size}
        />
      )}
    </Fitted>
  );
}

/** The instrument for the current question: dials, or the price list of points. */
function Instrument() {
  const table = useTable();
  const { question } = table;
  switch (question?.type) {
    case 'stock-bid':
      return (
        <PriceDial
          value={stockDial(question, table.pending)}
          {...dialPrices('supply', question.item)}
          set={setAmount(table, priceKey)}
        />
      );
    case 'sale-bid': {
      const dial = saleDial(table, table.pending, question);
      return (
        <div className="bm-two-dials">
          <QuantityDial value={dial.quantity} most={dial.most} fixed={dial.fixed} />
          <PriceDial value={dial.price} {...dialPrices('sale', question.item)} set={setAmount(table, priceKey)} />
        </div>
      );
    }
    case 'auction': {
      const raise = offersOfType(table, 'raise')[0];
      if (raise === undefined) return null;
      const offers = raise.moves.map((move) => amountOf(move) ?? 0);
      return (
        <PriceDial
          value={amountAt(raise, table.pending)}
          least={offers[0] ?? 0}
          most={offers.at(-1) ?? 0}
          set={setAmount(table, raise.key)}
        />
      );
    }
    case 'invest':
      return <PointsRow question={question} />;
    default:
      return null;
  }
}

interface PriceDialProps {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

function PriceDial({ value, least, most, set }: PriceDialProps) {
  const { words } = useTable();
  return (
    <Dial
      className="bm-dial"
      value={value}
      least={least}
      most={most}
      onChange={set}
      label={words.say('steps.price')}
      format={words.money}
      lessLabel={words.say('steps.less')}
      moreLabel={words.say('steps.more')}
    />
  );
}

/** The quantity of a sale dial, in steps of one. */
function QuantityDial({
  value,
  most,
  fixed,
}: {
  readonly value: number;
  readonly most: number;
  readonly fixed: boolean;
}) {
  const table = useTable();
  const { words } = table;
  const set = setAmount(table, quantityKey);
  return (
    <fieldset className="bm-quantity" aria-label={words.say('steps.quantity')}>
      <button
        type="button"
        className="button bare"
        aria-label={words.say('steps.more')}
        aria-disabled={fixed || value >= most ? true : undefined}
        onClick={() => {
          if (!fixed && value < most) set(value + 1);
        }}
      >
        +
      </button>
      <output aria-label={words.say('steps.quantity')}>{value}</output>
      <span className="small">{words.say('of-most', { most })}</span>
      <button
        type="button"
        className="button bare"
        aria-label={words.say('steps.less')}
        aria-disabled={fixed || value <= 0 ? true : undefined}
        onClick={() => {
          if (!fixed && value > 0) set(value - 1);
        }}
      >
        −
      </button>
    </fieldset>
  );
}
