import { Fragment } from 'react';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { type ItemCounts, type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { picturesOn } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import { Crate, Icon } from '../../../design/index.ts';
import type { Turned } from '../../../table/playback/turned.ts';
import type { Words } from '../words.ts';

type RevealedBids = Extract<BrickEvent, { type: 'bids-revealed' }>;

/** The revealed dials in order, or what the revealed cards bring to each dock. Null if nothing was revealed. */
export function turnedOf(events: readonly BrickEvent[], words: Words): Turned | null {
  const bids = events.find((event) => event.type === 'bids-revealed');
  if (bids !== undefined) return turnedBids(bids, words);
  // both at once if no store has room for the supply
  const brought = events.flatMap((event) => broughtBy(event) ?? []);
  return brought.length === 0 ? null : turnedGoods(brought, words);
}

/** Goods, or customers who want them. */
interface Brought {
  readonly what: 'supply' | 'boxes';
  readonly counts: ItemCounts;
}

function broughtBy(event: BrickEvent): Brought | null {
  switch (event.type) {
    case 'piles-formed':
      return { what: 'supply', counts: picturesOn(event.supply) };
    case 'demand-revealed':
      return { what: 'boxes', counts: event.boxes };
    default:
      return null;
  }
}

function iconOf(what: Brought['what']): 'supply' | 'sale' {
  return what === 'supply' ? 'supply' : 'sale';
}

/** What the revealed cards bring to each dock. */
function turnedGoods(brought: readonly Brought[], words: Words): Turned {
  const at = (item: ItemType) => brought.filter(({ counts }) => counts[item] > 0);
  return {
    isOrdered: false,
    says: brought.map(({ what, counts }) => words.say(`reveal.${what}`, { items: words.counts(counts) })).join(' · '),
    things: itemTypes
      .filter((item) => at(item).length > 0)
      .map((item) => ({
        at: item,
        figure: (
          <>
            <Crate kind={item} size={24} />
            {at(item).map(({ what, counts }) => (
              <Fragment key={what}>
                {brought.length > 1 && <Icon name={iconOf(what)} size={18} />} <b>{counts[item]}</b>
              </Fragment>
            ))}
          </>
        ),
        drawing: at(item).map(({ what, counts }) => (
          <Fragment key={what}>
            <Icon name={iconOf(what)} size={28} />
            <b className="bm-turned-price">{counts[item]}</b>
          </Fragment>
        )),
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
function orderWords({ bids, trade }: RevealedBids, words: Words): string {
  const hasTie = new Set(bids.map(({ price }) => price)).size < bids.length;
  return words.say(`reveal.${trade}-order`) + (hasTie ? ` ${words.say('reveal.tie')}` : '');
}

function Price({ money }: { readonly money: string }) {
  return <b className="bm-turned-price">{money}</b>;
}
