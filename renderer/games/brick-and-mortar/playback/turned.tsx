import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { type ItemCounts, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { picturesOn } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import { Crate, Icon } from '../../../design/index.ts';
import type { Turned } from '../../../table/playback/turned.ts';
import type { Words } from '../words.ts';

type RevealedBids = Extract<BrickEvent, { type: 'bids-revealed' }>;

/** The revealed dials in order, or what the revealed cards bring to each dock. Null if nothing was revealed. */
export function turnedOf(events: readonly BrickEvent[], words: Words): Turned | null {
  const revealed = events.find(
    ({ type }) => type === 'bids-revealed' || type === 'piles-formed' || type === 'demand-revealed',
  );
  switch (revealed?.type) {
    case 'bids-revealed':
      return turnedBids(revealed, words);
    case 'piles-formed':
      return turnedGoods(picturesOn(revealed.supply), 'supply', words);
    case 'demand-revealed':
      return turnedGoods(revealed.boxes, 'boxes', words);
    default:
      return null;
  }
}

/** What the revealed cards bring to each dock: goods, or customers who want them. */
function turnedGoods(counts: ItemCounts, what: 'supply' | 'boxes', words: Words): Turned {
  const icon = <Icon name={what === 'supply' ? 'supply' : 'sale'} size={28} />;
  const things = itemTypes.filter((item) => counts[item] > 0);
  return {
    isOrdered: false,
    says: words.say(`reveal.${what}`, { items: words.counts(counts) }),
    things: things.map((item) => ({
      at: item,
      figure: (
        <>
          <Crate kind={item} size={24} /> <b>{counts[item]}</b>
        </>
      ),
      drawing: (
        <>
          {icon}
          <b className="bm-turned-price">{counts[item]}</b>
        </>
      ),
      words: '',
    })),
  };
}

function turnedBids(revealed: RevealedBids, words: Words): Turned {
  const { bids, item } = revealed;
  return {
    isOrdered: true,
    says: orderWords(revealed, words),
    things: bids.map(({ seat, price, quantity }) => ({
      at: seat,
      figure: <Price money={words.money(price)} />,
      drawing: (
        <>
          {quantity !== null && <b className="figure">{quantity}</b>}
          <Crate kind={item} size={30} />
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
