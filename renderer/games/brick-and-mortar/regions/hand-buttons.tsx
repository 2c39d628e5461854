import { useState } from 'react';
import { Dialog } from '../../../design/index.ts';
import { playerOf, useTable } from '../table.ts';
import { MarketHand } from './market-hand.tsx';
import { StoreHand } from './store-hand.tsx';

/** Buttons that open the hand on a sheet: market cards and stores, or the stores alone beside the fan. */
export function HandButtons({ className }: { readonly className: 'row' | 'column' | 'stores' }) {
  const { view, ownSeat, words } = useTable();
  const [open, setOpen] = useState(false);
  const { marketHand, storeHand } = playerOf(view, ownSeat);
  const show = (): void => setOpen(true);
  return (
    <div className={`bm-hand-buttons ${className}`}>
      {className !== 'stores' && (
        <button type="button" className="bm-more" onClick={show}>
          {words.say('cards', { count: marketHand.count })}
        </button>
      )}
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
