import { useContext } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import type { ItemType } from '../../../../shared/games/brick-and-mortar/items.ts';
import { Crate, Fitted, HoldToLook, HoldWay, SealedChoice, Shopfront } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { shopOf, spokenStore } from '../interaction/shop-data.ts';
import { playerOf, useTable } from '../table.ts';
import { ChosenCards } from './chosen-cards.tsx';
import { sealOf } from './rivals.tsx';

/** True if the active seat has sealed a choice that others still have to make. */
export function hasSealed(view: BrickView, inHand: Seat | null, toAct: readonly Seat[]): boolean {
  if (inHand === null || toAct.includes(inHand)) return false;
  return sealOf({ view, question: view.question, toAct }, inHand) === true;
}

/** The purpose of a sealed bid; null if there are no bids. */
function bidItem(question: BrickView['question']): ItemType | null {
  return question?.type === 'stock-bid' || question?.type === 'sale-bid' ? question.item : null;
}

/** The sealed envelope on the desk. It shows its contents only while the owner looks. */
export function SealedOnDesk() {
  const { view, ownSeat, words, seats, question, looking } = useTable();
  const item = bidItem(question);
  return (
    <Fitted className="bm-letter">
      {(size) => (
        <SealedChoice
          mark={markOfPlayer(seats, ownSeat)}
          label={words.say('envelope-sealed')}
          kind={item ?? undefined}
          corner={words.month(view.month)}
          looking={looking}
          inside={() => <Inside />}
          insideLabel={words.say('own-private')}
          {...size}
        />
      )}
    </Fitted>
  );
}

/** The sealed choice: a price, a quantity and a price, cards with their faces, or a store. */
function Inside() {
  const { view, ownSeat, words, question } = useTable();
  const { bidPrice, bidQuantity, kept, chosenCards } = playerOf(view, ownSeat);
  if (question?.type === 'draft' && kept.choice !== null) {
    return (
      <Shopfront
        shop={shopOf(kept.choice, words, view.phase, null, null)}
        width={128}
        height={104}
        short
        label={spokenStore(kept.choice, words, null)}
      />
    );
  }
  if (question?.type === 'advertise') {
    return <ChosenCards cards={chosenCards.cards ?? []} className="bm-sealed-cards" />;
  }
  const item = bidItem(question);
  if (bidPrice.choice === null || item === null) return null;
  return (
    <>
      <Crate kind={item} size={34} label={words.item(item)} />
      <b className="bm-sealed-sum">
        {bidQuantity.choice === null
          ? words.money(bidPrice.choice)
          : words.say('bid', { count: bidQuantity.choice, price: words.money(bidPrice.choice) })}
      </b>
    </>
  );
}

/** The counter's button that opens the envelope while held. */
export function LookInside() {
  const { words, looking, look } = useTable();
  const way = useContext(HoldWay);
  return (
    <HoldToLook looking={looking} onLook={look}>
      {words.say(way === 'hold' ? 'look.hold' : looking ? 'look.cover' : 'look.press')}
    </HoldToLook>
  );
}
