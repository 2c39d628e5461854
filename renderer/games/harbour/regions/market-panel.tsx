import type { Good } from '../../../../shared/games/harbour/goods.ts';
import { symbolsOwned } from '../../../../shared/games/harbour/holdings.ts';
import { minimumNow } from '../../../../shared/games/harbour/reasons.ts';
import { spaceValueOf, spaceValues } from '../../../../shared/games/harbour/trade/market.ts';
import { inlandTradersPay } from '../../../../shared/games/harbour/trade/purchase.ts';
import { Crate, Icon, Pressable, PriceTag, Roving, useGliding } from '../../../design/index.ts';
import { marketAhead } from '../interaction/choice-preview.ts';
import { type Composed, composedOf, shippedType } from '../interaction/composing.ts';
import { gainerWords } from '../interaction/gainers.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { goodPiece } from '../interaction/pieces.ts';
import { marketWords } from '../prompt/market.ts';
import { leaveWords, stayWords } from '../prompt/purchase.ts';
import { type HarbourTable, playerOf, useTable } from '../table.ts';

/** The purchase being composed, or null. */
function composedAt({ view, question, asked, pending }: HarbourTable): Composed | null {
  return asked && question?.type === 'buy' ? composedOf(view, question, pending) : null;
}

/**
 * The shipping prices: what each good brings, how many of it there are and how many it takes. Here a purchase is composed
 * and shown before it is confirmed: what ships, what stays, the money, and where every marker will stand afterwards.
 */
export function MarketPanel() {
  const table = useTable();
  const { view, words } = table;
  const glide = useGliding(view.market, 'marker');
  const composed = composedAt(table);
  const ahead = marketAhead(table);
  return (
    <section className={`hb-prices slip ${ahead === null ? '' : 'ahead'}`} aria-label={words.counter('panel.title')}>
      <h2 className="display">{words.counter('panel.title')}</h2>
      <Roving label={words.counter('panel.title')} className="hb-price-rows">
        {spaceValues.map((value, space) => (
          <span key={value} className="hb-price-space" style={{ gridRow: space + 1 }} aria-hidden="true">
            <PriceTag text={words.money(value)} size={19} />
          </span>
        ))}
        {view.market.map((good, space) => (
          <span key={good} ref={glide(good)} className="hb-price-good" style={{ gridRow: space + 1 }} data-good={good}>
            <PriceRow good={good} composed={composed} />
          </span>
        ))}
        {ahead?.map((good, space) => (
          <span
            key={good}
            className={`hb-price-ahead ${view.market[space] === good ? 'same' : ''}`}
            style={{ gridRow: space + 1 }}
            aria-hidden="true"
          >
            <Crate kind={good} size={22} />
          </span>
        ))}
      </Roving>
      {composed !== null && <PurchaseNote composed={composed} />}
    </section>
  );
}

/** A good on its space: to ship, to pick, or to see what is missing. */
function PriceRow({ good, composed }: { readonly good: Good; readonly composed: Composed | null }) {
  const table = useTable();
  const { view, ownSeat, words, shared } = table;
  const piece = goodPiece(good);
  const { state, reason } = statusOf(table, piece);
  const value = spaceValueOf(view.market, good);
  const player = composed?.buyer ?? playerOf(view, ownSeat);
  const held = player.goods[good];
  const needed = composed === null ? value : minimumNow(player, view.market, composed.purchase, good);
  const ships = composed === null ? null : shippedType(composed, good);
  const facts = {
    good: words.counter(`goods.${good}`),
    money: words.money(value),
    held,
    needed,
    count: Math.max(0, needed - held),
  };
  const label = shared ? words.counter('panel.spoken-shared', facts) : words.counter('panel.spoken', facts);
  return (
    <Pressable
      state={state}
      label={label}
      tag={reason ?? label}
      tagSide="left"
      piece={piece}
      onPress={() => press(table, piece)}
      className={`hb-price-row ${ships === null ? '' : 'ships'}`}
    >
      <Crate kind={good} size={28} />
      {shared ? (
        <span className="hb-price-held">{words.counter('panel.needs', facts)}</span>
      ) : (
        <span className="hb-price-held">
          <span>{words.counter('panel.held', facts)}</span>
          {needed < value && <s aria-hidden="true">{value}</s>}
        </span>
      )}
      {!shared && <Verdict money={ships?.money ?? null} missing={needed - held} />}
    </Pressable>
  );
}

/** The price of a good, with a tick if there is enough of it to ship, or the number missing. */
function Verdict({ money, missing }: { readonly money: number | null; readonly missing: number }) {
  const { words } = useTable();
  if (money !== null)
    return <b className="hb-price-money">{words.counter('panel.brings', { money: words.money(money) })}</b>;
  if (missing <= 0) return <Icon name="check" size={22} className="hb-price-tick" />;
  return <span className="hb-price-short">{words.counter('panel.short', { count: missing })}</span>;
}

/** The sum of a purchase: the money, what leaves and what stays, what comes off the price, what would be lost. */
function PurchaseNote({ composed }: { readonly composed: Composed }) {
  const table = useTable();
  const { words } = table;
  const { preview, purchase, offer, buyer } = composed;
  const lines: string[] = [];
  if (purchase.traded) lines.push(words.counter('panel.traded', { money: words.money(inlandTradersPay) }));
  lines.push(...leaveWords(preview.keeping, words), ...stayWords(preview.keeping, words));
  const warehouses = symbolsOwned(buyer, 'warehouse');
  if (purchase.shipped.length === 0 && warehouses > 0)
    lines.push(words.counter('panel.warehouses', { count: warehouses }));
  if (purchase.terms.discount > 0)
    lines.push(words.counter('panel.discount', { money: words.money(purchase.terms.discount) }));
  if (offer?.affordable === true && offer.change > 0) {
    lines.push(words.counter('hints.change', { money: words.money(offer.change) }));
  }
  if (purchase.shipped.length > 0) lines.push(...gainerWords(table, composed));
  return (
    <div className="hb-price-note" aria-live="polite">
      <p className="hb-price-sum">
        <span>{words.counter('panel.sum')}</span>
        <b>{words.money(preview.money)}</b>
      </p>
      {offer !== null && (
        <p className="hb-price-sum">
          <span>{words.building(offer.building)}</span>
          <b>{words.money(offer.price)}</b>
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {purchase.shipped.length > 0 && (
        <p className="unseen">{words.counter('hints.market', { market: marketWords(table, preview.market) })}</p>
      )}
    </div>
  );
}
