import type { ReactNode } from 'react';
import { board, endMarkers } from '../../../../shared/games/brick-and-mortar/board.ts';
import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import {
  type Reason,
  whyNotForSale,
  whyNotFromHand,
  whyNotUsed,
} from '../../../../shared/games/brick-and-mortar/reasons.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { Button, Crate } from '../../../design/index.ts';
import { ReadingLists, ReadingSection } from '../../../table/index.ts';
import { type DeskKind, deskKind } from '../interaction/desk-kind.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { wholeOrder } from '../interaction/order.ts';
import { aboutStore, storeFacts } from '../interaction/shop-data.ts';
import { moveWords } from '../prompt/move-words.ts';
import { BrickCounter } from '../regions/counter.tsx';
import { Desk } from '../regions/desk.tsx';
import { Header } from '../regions/header.tsx';
import { choicesOf } from '../regions/packet.tsx';
import { offersAbout, playerOf, useTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import type { Words } from '../words.ts';
import { ListedRivals } from './listed-rivals.tsx';

/** The table as lists in reading order, for large text. What the question concerns comes first; the rest is folded. */
export function Lists() {
  const table = useTable();
  const { words, log } = table;
  const isDeskFirst = answeredOnDesk.includes(deskKind(table));
  const sections = useSections();
  return (
    <>
      <Header />
      <ReadingLists log={log} logTitle={words.say('regions.log')}>
        {isDeskFirst && <Desk />}
        <Sections sections={sections.filter(({ asked }) => asked)} />
        {!isDeskFirst && <Desk />}
        <Sections sections={sections.filter(({ asked }) => !asked)} />
      </ReadingLists>
      <BrickCounter />
    </>
  );
}

const answeredOnDesk: readonly DeskKind[] = ['sealed', 'dial', 'points', 'cards', 'cards-to-swap', 'to-pay'];

interface Section {
  readonly title: string;
  /** Whether the question concerns something in it. */
  readonly asked: boolean;
  readonly content: ReactNode;
}

function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ title, asked, content }) => (
    <ReadingSection key={title} title={title} asked={asked}>
      {content}
    </ReadingSection>
  ));
}

/** The parts of the table except the desk, in reading order. */
function useSections(): readonly Section[] {
  const table = useTable();
  const { view, words, ownSeat, offers } = table;
  const { building, storeHand } = playerOf(view, ownSeat);
  const isLit = (piece: string): boolean => ['lit', 'chosen'].includes(stateOf(table, piece));
  const choosesStore = table.asked && choicesOf(table) !== null;
  const choosesCrate = table.asked && offers.some(({ piece }) => piece?.startsWith('crate:'));
  return [
    {
      title: words.say('building-of', words.player(ownSeat)),
      asked: choosesStore || choosesCrate || building.some(({ id }) => isLit(`own:${id}`)),
      content: <ListedOwn />,
    },
    {
      title: words.say('regions.store-hand'),
      asked: (storeHand.cards ?? []).some((store) => isLit(`hand:${store}`)),
      content: <ListedHand />,
    },
    {
      title: words.say('regions.for-sale'),
      asked: view.publicRow.some((store) => isLit(`public:${store}`)),
      content: <ListedForSale />,
    },
    { title: words.say('regions.points'), asked: false, content: <ListedPoints /> },
    { title: words.say('regions.rivals'), asked: false, content: <ListedRivals /> },
    { title: words.say('regions.market'), asked: false, content: <ListedDocks /> },
  ];
}

function ListedPoints() {
  const { view, words } = useTable();
  const target = endMarkers[view.seatCount]?.points ?? 0;
  return (
    <ul>
      {view.turnOrder.map((seat) => (
        <li key={seat}>
          {words.say('stands-on', { ...words.player(seat), points: words.points(playerOf(view, seat).points) })}
        </li>
      ))}
      <li>{words.say('marker-at', { points: words.points(target) })}</li>
    </ul>
  );
}

function ListedDocks() {
  const { view, words } = useTable();
  return (
    <ul className="listed">
      {itemTypes.map((item) => (
        <li key={item} className="row">
          <Crate kind={item} size={26} />
          <span>
            {words.say(view.phase === 'sale' ? 'spoken.dock-with-boxes' : 'spoken.dock', {
              items: words.items(item, view.market[item]),
              from: words.money(board.leastStockPrice[item]),
              to: words.money(board.highestSalePrice[item]),
              boxes: view.demandBoxes[item],
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ListedStoreProps {
  readonly piece: string;
  readonly store: StoreId;
  readonly text: string;
  readonly reason: string;
}

/** A store in a list, with a button or the reason why there is none. */
function ListedStore({ piece, store, text, reason }: ListedStoreProps) {
  const table = useTable();
  const { words } = table;
  const state = stateOf(table, piece);
  const usable = state === 'lit' || state === 'chosen';
  return (
    <li>
      <p>
        <b>{text}</b>
      </p>
      <p className="small">{aboutStore(store, words)}</p>
      {usable ? (
        <Button pressed={state === 'chosen'} piece={piece} onPress={() => press(table, piece)}>
          {words.say('choose', { store: words.store(store) })}
        </Button>
      ) : (
        reason !== '' && <p className="small soft">{reason}</p>
      )}
    </li>
  );
}

function ListedForSale() {
  const { view, words, ownSeat, toAct } = useTable();
  const all = view.onDeck === null ? view.publicRow : [...view.publicRow, view.onDeck];
  return (
    <ul className="listed">
      {all.map((store) => (
        <ListedStore
          key={store}
          piece={`public:${store}`}
          store={store}
          text={storeFacts(store, words, null)}
          reason={reasonWords(whyNotForSale(view, ownSeat, store, toAct), words)}
        />
      ))}
    </ul>
  );
}

/** The reason why a store is disabled. Empty if the prompt does not concern it. */
function quietly(reason: Reason, words: Words): string {
  return reason.why === 'not-asked' ? '' : reasonWords(reason, words);
}

function ListedOwn() {
  const table = useTable();
  const { view, words, ownSeat, toAct, question, pending } = table;
  const player = playerOf(view, ownSeat);
  const order = question?.type === 'stock' ? wholeOrder(question, pending) : [];
  const choices = choicesOf(table) ?? [];
  return (
    <ul className="listed">
      {player.building.map((store) => (
        <ListedStore
          key={store.id}
          piece={`own:${store.id}`}
          store={store.id}
          text={storeFacts(store.id, words, store)}
          reason={quietly(whyNotUsed(view, ownSeat, store.id, toAct, order), words)}
        />
      ))}
      {choices.map((store) => (
        <ListedStore
          key={store}
          piece={`${question?.type === 'draft' ? 'packet' : 'starting'}:${store}`}
          store={store}
          text={storeFacts(store, words, null)}
          reason=""
        />
      ))}
      <ListedCrates />
    </ul>
  );
}

/** The moves of single crates, as buttons. */
function ListedCrates() {
  const table = useTable();
  return table.offers.flatMap((offer) => {
    const move = offer.moves[0];
    if (move === undefined || offer.piece === null || !offer.piece.startsWith('crate:')) return [];
    return [
      <li key={offer.key}>
        <Button onPress={() => table.play(move)}>{moveWords(move, table)}</Button>
      </li>,
    ];
  });
}

function ListedHand() {
  const table = useTable();
  const { view, words, ownSeat, toAct } = table;
  const stores = playerOf(view, ownSeat).storeHand.cards ?? [];
  return (
    <ul className="listed">
      {stores.map((store) => (
        <ListedStore
          key={store}
          piece={`hand:${store}`}
          store={store}
          text={storeFacts(store, words, null)}
          reason={
            offersAbout(table, `hand:${store}`).length > 0
              ? ''
              : reasonWords(whyNotFromHand(view, ownSeat, store, toAct), words)
          }
        />
      ))}
    </ul>
  );
}
