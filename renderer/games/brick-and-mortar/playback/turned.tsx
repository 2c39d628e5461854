import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { Crate } from '../../../design/index.ts';
import type { Turned } from '../../../table/playback/turned.ts';
import type { Words } from '../words.ts';

type RevealedBids = Extract<BrickEvent, { type: 'bids-revealed' }>;

/** The revealed dials, in order of buying or selling. Null if cards or nothing were revealed. */
export function turnedBids(events: readonly BrickEvent[], words: Words): Turned | null {
  const revealed = events.find((event) => event.type === 'bids-revealed');
  if (revealed === undefined) return null;
  const { bids, item } = revealed;
  return {
    isOrdered: true,
    says: orderWords(revealed, words),
    things: bids.map(({ seat, price, quantity }) => ({
      seat,
      figure: <Price money={words.money(price)} />,
      drawing: (
        <>
          <Crate kind={item} size={36} />
          <Price money={words.money(price)} />
        </>
      ),
      words: quantity === null ? '' : words.items(item, quantity),
    })),
  };
}

/** Which dial goes first, and how a tie is broken. */
export function orderWords({ bids, trade }: RevealedBids, words: Words): string {
  const hasTie = new Set(bids.map(({ price }) => price)).size < bids.length;
  return words.say(`reveal.${trade}-order`) + (hasTie ? ` ${words.say('reveal.tie')}` : '');
}

function Price({ money }: { readonly money: string }) {
  return <b className="bm-turned-price">{money}</b>;
}
