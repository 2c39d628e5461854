import { useCallback } from 'react';
import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { Dial, Shopfront, useHeight, useWidth } from '../../../design/index.ts';
import { choiceWidths, type DeskGrowth, deskGrowth, lacksSide, type OnDesk } from '../forms/layout.ts';
import { amountOf } from '../interaction/offers.ts';
import { setAmount } from '../interaction/set-amount.ts';
import { shopOf, spokenStore } from '../interaction/shop-data.ts';
import { amountAt, offersOfType } from '../prompt/prompt.ts';
import { quantityKey, saleDial } from '../prompt/sale.ts';
import { priceKey, stockDial } from '../prompt/supply.ts';
import { type BrickTable, playerOf, useTable } from '../table.ts';
import { CrateChips } from './crate-chips.tsx';
import { HandButtons } from './hand-buttons.tsx';
import { MarketHand } from './market-hand.tsx';
import { Choices, choicesOf } from './packet.tsx';
import { PointsRow } from './points-row.tsx';
import { SealedOnDesk } from './sealed.tsx';
import { StoreHand } from './store-hand.tsx';
import { StoresForSale } from './stores-for-sale.tsx';

interface DeskProps {
  /** The width of the dial, in pixels. */
  readonly dial?: number;
  /** The heights of fronts to choose from and of stores in hand, in pixels. */
  readonly fronts?: number;
  readonly stores?: number;
}

/**
 * The own desk: the dial or another instrument, the market cards, and the stores in hand. Fronts to choose from take
 * all of it, with the hand behind buttons. On a tablet it also has the stores for sale and single crates, while the
 * player chooses from them.
 */
export function Desk({ dial = 164, fronts = 190, stores = 104 }: DeskProps) {
  const table = useTable();
  const [growth, desk] = useGrowth();
  const { words, layout, asked, offers, sealed } = table;
  const label = words.say('regions.desk');
  const about = (kind: 'public' | 'crate'): boolean =>
    lacksSide(layout) && asked && offers.some(({ piece }) => piece?.startsWith(`${kind}:`));
  if (about('public')) {
    return (
      <section className="bm-desk desk on-dark offered" aria-label={label}>
        <StoresForSale />
        <StoreHand />
      </section>
    );
  }
  const choices = choicesOf(table);
  if (choices !== null && !sealed && layout.setting === 'one-screen') {
    const { front } = choiceWidths(layout, playerOf(table.view, table.ownSeat).building.length, choices.length);
    return (
      <section className="bm-desk desk on-dark offered to-choose" aria-label={label}>
        <Choices size={{ width: front, height: fronts }} />
        <HandButtons className="column" />
      </section>
    );
  }
  // a crate in a shop is small for a finger
  if (about('crate')) {
    return (
      <section className="bm-desk desk on-dark offered" aria-label={label}>
        <CrateChips />
      </section>
    );
  }
  const { chosenCards } = playerOf(table.view, table.ownSeat);
  // the cards in hand, the chosen ones, and the dial are in one row
  const size = chosenCards.count > 1 && layout.side ? Math.min(dial, besideChosen) : dial;
  return (
    <section ref={desk} className="bm-desk desk on-dark" aria-label={label}>
      <div className="bm-set" style={{ '--grow': growth.set }}>
        {lacksSide(layout) && <Lot height={size - 24} />}
        <Instrument size={size} growth={growth.set} />
      </div>
      <div className="bm-hands" style={{ '--grow': growth.hand }}>
        <MarketHand growth={growth.hand} />
        <StoreHand height={stores} />
      </div>
    </section>
  );
}

/** The cards on a seat's desk. */
function onDesk({ view, ownSeat, question, asked, moves, sealed }: BrickTable): OnDesk {
  const { marketHand, chosenCards } = playerOf(view, ownSeat);
  const isChoosing = question?.type === 'advertise' && moves.some(({ type }) => type === 'play-card');
  const isSelling = question?.type === 'sale-bid';
  const work = !asked || sealed ? 'other' : isChoosing ? 'cards-to-play' : isSelling ? 'two-dials' : 'other';
  return { cards: marketHand.count, chosen: sealed ? 0 : chosenCards.count, work };
}

/** The growth of the things on the desk, if the whole street is on one screen and leaves the space. */
function useGrowth(): readonly [DeskGrowth, (desk: HTMLElement | null) => void] {
  const table = useTable();
  const [width, across] = useWidth<HTMLElement>(0);
  const [height, up] = useHeight<HTMLElement>(0);
  const desk = useCallback(
    (element: HTMLElement | null) => {
      across.current = element;
      up.current = element;
    },
    [across, up],
  );
  const isLarge = table.layout.setting === 'one-screen' && table.layout.side;
  return [isLarge ? deskGrowth(onDesk(table), width, height) : { set: 1, hand: 1 }, desk];
}

/** The width of the dial beside market cards in hand and chosen ones, in pixels. */
const besideChosen = 140;

/** The store being auctioned or paid for. */
export function Lot({ height }: { readonly height: number }) {
  const { question, words, view } = useTable();
  if (question?.type !== 'auction' && question?.type !== 'store-payment') return null;
  return (
    <Shopfront
      shop={shopOf(question.store, words, view.phase, null, null)}
      width={86}
      height={Math.min(150, height)}
      short
      label={spokenStore(question.store, words, null)}
    />
  );
}

/** The width of a price dial between the quantity and its own steps, in pixels. */
const besideQuantity = 116;

/**
 * The instrument for the current question: a dial `size` pixels wide, or the price list of points. `growth` scales the
 * dials of a sale.
 */
export function Instrument({ size = 164, growth = 1 }: { readonly size?: number; readonly growth?: number }) {
  const table = useTable();
  const { question, asked, sealed } = table;
  if (sealed) return <SealedOnDesk width={190} height={128} />;
  if (!asked || question === null) return null;
  switch (question.type) {
    case 'stock-bid':
      return (
        <PriceDial
          size={size}
          value={stockDial(question, table.pending)}
          least={board.leastStockPrice[question.item]}
          most={board.dialEnd}
          set={setAmount(table, priceKey)}
        />
      );
    case 'sale-bid': {
      const dial = saleDial(table, table.pending, question);
      return (
        <div className="bm-two-dials">
          <QuantityDial value={dial.quantity} most={dial.most} fixed={dial.fixed} />
          <PriceDial
            size={Math.min(size, Math.floor(besideQuantity * growth))}
            value={dial.price}
            least={0}
            most={board.highestSalePrice[question.item]}
            set={setAmount(table, priceKey)}
          />
        </div>
      );
    }
    case 'auction': {
      const raise = offersOfType(table, 'raise')[0];
      if (raise === undefined) return null;
      const least = amountOf(raise.moves[0] ?? { type: 'raise', offer: 0 }) ?? 0;
      return (
        <PriceDial
          size={size}
          value={amountAt(raise, table.pending)}
          least={least}
          most={board.highestOffer}
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
  readonly size: number;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

function PriceDial({ size, value, least, most, set }: PriceDialProps) {
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
      size={size}
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
