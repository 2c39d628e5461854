import type { ReactNode } from 'react';
import { CrateChips } from '../regions/crate-chips.tsx';
import { Instrument, Lot } from '../regions/desk.tsx';
import { HandButtons } from '../regions/hand-buttons.tsx';
import { MarketHand } from '../regions/market-hand.tsx';
import { Choices, choicesOf } from '../regions/packet.tsx';
import { SealedOnDesk } from '../regions/sealed.tsx';
import { StoreHand } from '../regions/store-hand.tsx';
import { StoresForSale } from '../regions/stores-for-sale.tsx';
import { playerOf, useTable } from '../table.ts';
import type { DeskKind, PhoneRoom, PhoneSizes } from './phone-sizes.ts';

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
        <Surface hand={hand} width={inner}>
          <SealedOnDesk width={Math.round(Math.min(inner, sizes.letter * 1.52))} height={sizes.letter} />
        </Surface>
      );
    case 'news':
      return (
        <Surface hand={hand} width={inner}>
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
          {sizes.fan && <Hand fan width={inner} />}
        </div>
      );
    case 'points':
    case 'cards':
    case 'cards-to-swap':
      return (
        <div className="bm-phone-desk desk on-dark">
          {kind === 'points' && <Instrument size={sizes.dial} />}
          {kind === 'points' ? <Hand fan={sizes.fan} width={inner} /> : <MarketHand />}
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
        <Surface hand={hand} width={inner}>
          <PlacedChoices width={inner} height={sizes.fronts} />
        </Surface>
      );
    case 'crates':
      return (
        <Surface hand={hand} width={inner}>
          <CrateChips />
        </Surface>
      );
    case 'lot':
      return (
        <Surface hand={hand} width={inner}>
          <Lot height={sizes.letter} />
        </Surface>
      );
    case 'shops':
      return <Surface hand={hand} width={inner} />;
  }
}

interface SurfaceProps {
  readonly hand: 'fan' | 'row';
  /** Of the hand, in pixels. */
  readonly width: number;
  readonly children?: ReactNode;
}

/** The pavement with what lies on it, and the hand on the desk below. */
function Surface({ hand, width, children }: SurfaceProps) {
  return (
    <>
      <div className="bm-surface pavement">{children}</div>
      <div className="bm-phone-desk desk on-dark low">
        <Hand fan={hand === 'fan'} width={width} />
      </div>
    </>
  );
}

/** What overlapping cards take of the width: of each its edge, and the last one whole; both in pixels. */
const cardEdge = 26;
const wholeCard = 54;
/** The button of the stores in hand with the air before it, in pixels. */
const storesButton = 92;

function fanWidth(cards: number): number {
  return cards === 0 ? 0 : (cards - 1) * cardEdge + wholeCard;
}

/** The market cards as a fan with the stores behind a button, or both behind buttons. */
function Hand({ fan, width }: { readonly fan: boolean; readonly width: number }) {
  const { view, ownSeat } = useTable();
  const { marketHand, chosenCards, storeHand } = playerOf(view, ownSeat);
  // what is chosen and not yet revealed is still among its owner's cards
  const held = marketHand.cards?.length ?? marketHand.count;
  const needed = fanWidth(held) + fanWidth(chosenCards.count) + (storeHand.count > 0 ? storesButton : 0);
  if (!fan || needed > width) return <HandButtons className="row" />;
  return (
    <div className="bm-phone-hand">
      <MarketHand />
      <HandButtons className="stores" />
    </div>
  );
}

/** Stores of which one is chosen, as large as the room lets them be. */
function PlacedChoices({ width, height }: { readonly width: number; readonly height: number }) {
  const count = choicesOf(useTable())?.length ?? 0;
  const columns = width > 500 ? Math.max(3, count) : Math.min(count === 4 ? 2 : 3, Math.max(1, count));
  const rows = Math.max(1, Math.ceil(count / columns));
  const size = {
    width: Math.min(150, Math.floor((width - (columns - 1) * 8) / columns)),
    height: Math.max(96, Math.min(200, Math.floor((height - rows * 14) / rows))),
  };
  return <Choices size={size} />;
}
