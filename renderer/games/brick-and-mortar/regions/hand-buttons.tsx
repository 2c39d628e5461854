import { BoardSheet } from '../../../game-kit/index.ts';
import { playerOf, useTable } from '../table.ts';
import { MarketHand } from './market-hand.tsx';
import { StoreHand } from './store-hand.tsx';

/** Buttons that open the hand on a sheet: one for the market cards, one for the stores. */
export function HandButtons() {
  const { view, ownSeat, words } = useTable();
  const { marketHand, storeHand } = playerOf(view, ownSeat);
  return (
    <div className="bm-hand-buttons">
      <BoardSheet
        title={words.say('own-private')}
        className="bm-hand-sheet"
        opener={(open) => (
          <>
            <button type="button" className="bm-more bm-more-cards" onClick={open}>
              {words.say('cards', { count: marketHand.count })}
            </button>
            {storeHand.count > 0 && (
              <button type="button" className="bm-more" onClick={open}>
                {words.say('stores', { count: storeHand.count })}
              </button>
            )}
          </>
        )}
      >
        <h3>{words.say('regions.market-hand')}</h3>
        <MarketHand />
        <h3>{words.say('regions.store-hand')}</h3>
        <StoreHand />
      </BoardSheet>
    </div>
  );
}
