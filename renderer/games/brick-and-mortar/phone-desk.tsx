import { type ReactNode, useState } from 'react';
import { Dialog } from '../../design/index.ts';
import { CrateChips } from './crate-chips.tsx';
import { Instrument, Lot } from './desk.tsx';
import { MarketHand } from './market-hand.tsx';
import { PacketOnStreet, StartingStores } from './packet.tsx';
import type { DeskKind, PhoneRoom, PhoneSizes } from './phone-sizes.ts';
import { SealedOnDesk } from './sealed.tsx';
import { StoreHand } from './store-hand.tsx';
import { StoresForSale } from './stores-for-sale.tsx';
import { playerOf, useTable } from './table.ts';

interface PhoneDeskProps {
  readonly kind: DeskKind;
  readonly sizes: PhoneSizes;
  readonly room: PhoneRoom;
}

/** The pavement and the desk of a phone: what the moment asks for, and the hand below or beside it. */
export function PhoneDesk({ kind, sizes, room }: PhoneDeskProps) {
  const { news } = useTable();
  const hand = sizes.fan ? 'fan' : 'row';
  const inner = (room.wide && sizes.shops > 0 ? room.width / 2 : room.width) - 24;
  switch (kind) {
    case 'sealed':
      return (
        <Surface hand={hand}>
          <SealedOnDesk width={Math.round(Math.min(inner, sizes.letter * 1.52))} height={sizes.letter} />
        </Surface>
      );
    case 'news':
      return (
        <Surface hand={hand}>
          <div className="bm-news">{news}</div>
        </Surface>
      );
    case 'dial':
      return (
        <div className="bm-phone-desk desk on-dark">
          <div className="bm-dial-row">
            <Lot height={sizes.dial} />
            <Instrument size={sizes.dial} />
            {!sizes.fan && <HandButtons className="column" />}
          </div>
          {sizes.fan && <Hand fan />}
        </div>
      );
    case 'points':
    case 'cards':
    case 'cards-to-swap':
      return (
        <div className="bm-phone-desk desk on-dark">
          {kind === 'points' && <Instrument size={sizes.dial} />}
          {kind === 'points' ? <Hand fan={sizes.fan} /> : <MarketHand />}
        </div>
      );
    case 'for-sale':
      return (
        <div className={`bm-phone-desk desk on-dark ${sizes.pairs ? 'pairs' : 'rows'}`}>
          <StoresForSale />
          <StoreHand />
        </div>
      );
    case 'fronts':
      return (
        <Surface hand={hand}>
          <Choices width={inner} height={sizes.fronts} />
        </Surface>
      );
    case 'crates':
      return (
        <Surface hand={hand}>
          <CrateChips />
        </Surface>
      );
    case 'lot':
      return (
        <Surface hand={hand}>
          <Lot height={sizes.letter} />
        </Surface>
      );
    case 'shops':
      return <Surface hand={hand} />;
  }
}

/** The pavement with what lies on it, and the hand on the desk below. */
function Surface({ hand, children }: { readonly hand: 'fan' | 'row'; readonly children?: ReactNode }) {
  return (
    <>
      <div className="bm-surface pavement">{children}</div>
      <div className="bm-phone-desk desk on-dark low">
        <Hand fan={hand === 'fan'} />
      </div>
    </>
  );
}

/** The market cards as a fan with the stores behind a button, or both behind buttons. */
function Hand({ fan }: { readonly fan: boolean }) {
  if (!fan) return <HandButtons className="row" />;
  return (
    <div className="bm-phone-hand">
      <MarketHand />
      <HandButtons className="stores" />
    </div>
  );
}

/** Buttons that open the hand on a sheet: market cards and stores, or the stores alone beside the fan. */
function HandButtons({ className }: { readonly className: 'row' | 'column' | 'stores' }) {
  const { view, near, words } = useTable();
  const [open, setOpen] = useState(false);
  const { marketHand, storeHand } = playerOf(view, near);
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
        title={words.say('private-of', { name: words.name(near) })}
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

/** Stores of which one is chosen, as large as the room lets them be. */
function Choices({ width, height }: { readonly width: number; readonly height: number }) {
  const { question, view, near } = useTable();
  const count =
    question?.type === 'starting-store' ? view.startingStores.length : (playerOf(view, near).packet.cards ?? []).length;
  const columns = width > 500 ? Math.max(3, count) : Math.min(count === 4 ? 2 : 3, Math.max(1, count));
  const rows = Math.max(1, Math.ceil(count / columns));
  const size = {
    width: Math.min(150, Math.floor((width - (columns - 1) * 8) / columns)),
    height: Math.max(96, Math.min(200, Math.floor((height - rows * 14) / rows))),
  };
  return question?.type === 'starting-store' ? <StartingStores size={size} /> : <PacketOnStreet size={size} />;
}
