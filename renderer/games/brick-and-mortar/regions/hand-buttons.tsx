import { useState } from 'react';
import { Dialog } from '../../../design/index.ts';
import { playerOf, useTable } from '../table.ts';
import { MarketHand } from './market-hand.tsx';
import { StoreHand } from './store-hand.tsx';

/** Buttons that open the hand on a sheet: one for the market cards, one for the stores. */
export function HandButtons() {
  const { view, ownSeat, words } = useTable();
  const [open, setOpen] = useState(false);
  const { marketHand, storeHand } = playerOf(view, ownSeat);
  const show = (): void => setOpen(true);
  return (
    <div className="bm-hand-buttons">
      <button type="button" className="bm-more bm-more-cards" onClick={show}>
        {words.say('cards', { count: marketHand.count })}
      </button>
      {storeHand.count > 0 && (
        <button type="button" className="bm-more" onClick={show}>
          {words.say('stores', { count: storeHand.count })}
        </button>
      )}
      <Dialog
        open={open}
        title={words.say('own-private')}
        onClose={() => setOpen(false)}
        closeLabel={words.say('close')}
        placement="side"
        className="bm-hand-sheet"
      >
        <h3>{words.say('regions.market-hand')}</h3>
        <MarketHand />
        <h3>{words.say('regions.store-hand')}</h3>
        <StoreHand />
      </Dialog>
    </div>
  );
}
