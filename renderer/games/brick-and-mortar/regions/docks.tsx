import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { progressOf } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import { CardPile, Crate, Dock, Fitted, Icon, MarketCard, Tagged } from '../../../design/index.ts';
import { useTable } from '../table.ts';
import { CardSheet } from './card-sheet.tsx';

/** The five loading docks with their crates and the boxes left on Demand cards; except on a phone, the card piles. */
export function Docks() {
  const { words, layout } = useTable();
  const isPhone = layout.setting === 'phone';
  return (
    <section className={`bm-road ${isPhone ? 'counts' : ''}`} aria-label={words.say('regions.market')}>
      {itemTypes.map((item) => (isPhone ? <DockCount key={item} item={item} /> : <DockBay key={item} item={item} />))}
      {!isPhone && <Piles />}
    </section>
  );
}

/** A dock in words: its crates, prices and boxes. */
function useDock(item: ItemType) {
  const { view, words } = useTable();
  const progress = progressOf(view, item);
  const boxes = view.phase === 'sale' ? view.demandBoxes[item] : null;
  const label = words.say(boxes === null ? 'spoken.dock' : 'spoken.dock-with-boxes', {
    items: words.items(item, view.market[item]),
    from: words.money(board.leastStockPrice[item]),
    to: words.money(board.highestSalePrice[item]),
    boxes: boxes ?? 0,
  });
  return { progress, boxes, label, count: view.market[item] };
}

function DockBay({ item }: { readonly item: ItemType }) {
  const { words } = useTable();
  const { progress, boxes, label, count } = useDock(item);
  return (
    <div className={`bm-dock ${progress === 'now' ? 'lit' : ''}`} data-dock={item}>
      <Fitted className="bm-bay">
        {(size) => (
          <Dock
            kind={item}
            name={words.item(item)}
            count={count}
            from={words.say('from', { money: words.money(board.leastStockPrice[item]) })}
            to={words.say('to', { money: words.money(board.highestSalePrice[item]) })}
            done={progress === 'done'}
            noticed={boxes !== null}
            label={label}
            {...size}
          />
        )}
      </Fitted>
      {boxes !== null && (
        <span className="bm-boxes printed" aria-hidden="true">
          <Icon name="sale" size={16} />
          {words.say('boxes-left', { count: boxes })}
        </span>
      )}
      <span className="bm-dock-place" data-turned-at={item} />
    </div>
  );
}

/** A dock as a count, on a phone. */
function DockCount({ item }: { readonly item: ItemType }) {
  const { progress, boxes, label, count } = useDock(item);
  return (
    <Tagged tag={label} side="below">
      {(describedBy) => (
        <button
          type="button"
          className={`bm-dock-count printed ${boxes === null ? '' : 'boxed'} ${progress === 'now' ? 'lit' : ''}`}
          data-dock={item}
          aria-label={label}
          aria-describedby={describedBy}
        >
          <Crate kind={item} size={26} />
          <span>{count}</span>
          {boxes !== null && (
            <span className="bm-small-boxes">
              <Icon name="sale" size={14} />
              {boxes}
            </span>
          )}
        </button>
      )}
    </Tagged>
  );
}

/** The public Supply pile, and the Demand pile, face down until Sale. */
function Piles() {
  const { view, words } = useTable();
  const demand = view.phase === 'sale' ? view.demandCards.length : view.demandPile.count;
  const shown = view.phase === 'sale' ? view.demandCards : view.demandPile.cards;
  return (
    <div className="bm-piles">
      <CardSheet
        title={words.say(view.phase === 'sale' ? 'demand-cards' : 'demand-pile')}
        cards={shown}
        face="demand"
        label={words.say('spoken.demand', { cards: words.say('cards', { count: demand }) })}
      >
        {shown !== null && shown.length > 0 && view.phase === 'sale' ? (
          <span className="bm-open-pile">
            <MarketCard goods={[]} face="demand" width={52} height={66} pile={false} />
            <span>{demand}</span>
          </span>
        ) : (
          <CardPile count={demand} width={52} height={66} />
        )}
        <span className="bm-pile-name">{words.say('demand')}</span>
      </CardSheet>
      {view.supplyPile.length > 0 && (
        <CardSheet
          title={words.say('supply-pile')}
          cards={view.supplyPile}
          face="supply"
          label={words.say('spoken.supply', { cards: words.say('cards', { count: view.supplyPile.length }) })}
        >
          <span className="bm-pile-name">
            {words.say('supply')} <b>{view.supplyPile.length}</b>
          </span>
        </CardSheet>
      )}
    </div>
  );
}
