import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { HostMessage, TableMessage } from '../../shared/protocol/messages.ts';
import { type BrickViewRead, brickView, viewOf } from './brick-view.ts';
import { catalogue } from './words.ts';

/** Facts of events that only the event's own seat is told. */
const privateFacts: Readonly<Record<string, readonly string[]>> = {
  'store-kept': ['store'],
  'card-chosen': ['card', 'face'],
  'cards-redrawn': ['discarded', 'drawn'],
  'cards-drawn': ['cards'],
  'pile-seen': ['cards'],
  'card-added': ['card'],
};
/** Words that no message of a host has, whoever it is for. */
const neverTold = ['"random"', '"seed"', '"agenda"', '"storesAside":[', '"storeDeck":[', '"marketDeck":['];

const shelfOfTables = z.array(z.looseObject({ view: z.unknown(), game: z.string() }));

/** What a view tells of others that its viewer may not know, in words. */
function toldByView(view: BrickViewRead, viewer: number | 'spectator'): string[] {
  if (view.phase === 'over') return [];
  const wrong: string[] = [];
  view.players.forEach((player, seat) => {
    if (seat === viewer) return;
    const facts = {
      money: player.money,
      'money by month': player.moneyByMonth,
      'market cards': player.marketHand.cards,
      'stores in hand': player.storeHand.cards,
      packet: player.packet.cards,
      'chosen cards': player.chosenCards.cards,
      'kept store': player.kept.choice,
      'quantity bid': player.bidQuantity.choice,
      'price bid': player.bidPrice.choice,
    };
    for (const [fact, value] of Object.entries(facts)) {
      if (value !== null) wrong.push(`${fact} of seat ${seat}, told to ${viewer}: ${JSON.stringify(value)}`);
    }
  });
  if (view.demandPile.cards !== null && view.demandSeenBy !== viewer) wrong.push(`the Demand pile, told to ${viewer}`);
  return wrong;
}

function toldByLog(table: TableMessage): string[] {
  return table.log.moves.flatMap(({ events }) =>
    events.flatMap((event) =>
      (privateFacts[event.type] ?? []).flatMap((fact) => {
        const isOwn = event.seat === table.viewer;
        const isOpen = event.type === 'card-added' && event.shown === true;
        return isOwn || isOpen || event[fact] === null ? [] : [`${fact} of ${event.type}, told to ${table.viewer}`];
      }),
    ),
  );
}

/** Everything in a message of the host that its receiver may not know, in words; empty when all is well. */
export function toldTooMuch(message: HostMessage): string[] {
  const text = JSON.stringify(message);
  const wrong = neverTold.filter((word) => text.includes(word));
  switch (message.type) {
    case 'welcome':
    case 'shelf':
      for (const { view } of shelfOfTables.parse(message.shelf)) {
        if (view !== null) wrong.push(...toldByView(brickView.parse(view), 'spectator'));
      }
      break;
    case 'table':
      wrong.push(...toldByView(viewOf(message), message.viewer), ...toldByLog(message));
      if (message.inHand === null && message.viewer !== 'spectator') wrong.push('a viewer while the shutter is down');
      if (message.inHand === null && message.legal.length > 0) wrong.push('moves while the shutter is down');
      break;
    case 'glimpse':
      wrong.push(...toldByView(brickView.parse(message.view), message.seat));
      break;
    case 'moment':
      wrong.push(...toldByView(brickView.parse(message.view), message.viewer));
      break;
    default:
  }
  return wrong;
}

/** What one person has and chose, as the page was told while they sat before it. */
export interface Secrets {
  readonly money: number;
  readonly cards: readonly string[];
  readonly stores: readonly string[];
  readonly chosen: readonly string[];
  readonly bid: string;
}

const chosenCard = z.looseObject({ card: z.string() });

/** What the person in hand has, from the latest word of the host; null while nobody is in hand. */
export function secretsInHand(table: TableMessage): Secrets | null {
  const player = table.inHand === null ? undefined : viewOf(table).players[table.inHand];
  if (player === undefined || player.money === null) return null;
  return {
    money: player.money,
    cards: z.array(z.string()).parse(player.marketHand.cards),
    stores: z.array(z.string()).parse(player.storeHand.cards),
    chosen: z
      .array(chosenCard)
      .parse(player.chosenCards.cards)
      .map(({ card }) => card),
    bid: JSON.stringify([player.bidQuantity.choice, player.bidPrice.choice, player.kept.choice]),
  };
}

/** What a page holds at one moment, by where it lies. */
export type PageContents = Readonly<Record<string, string>>;

/** All there is to find on a page and in what its browser keeps for it. */
export async function contentsOf(page: Page): Promise<PageContents> {
  const inside = await page.evaluate(async () => ({
    text: document.body.innerText,
    'hidden text': document.body.textContent ?? '',
    document: document.documentElement.outerHTML,
    fields: JSON.stringify(
      [...document.querySelectorAll('input, select, textarea')].map((field) => 'value' in field && field.value),
    ),
    title: document.title,
    address: location.href,
    history: JSON.stringify(history.state),
    'window name': window.name,
    'local storage': JSON.stringify({ ...localStorage }),
    'session storage': JSON.stringify({ ...sessionStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    'stored answers': JSON.stringify('caches' in window ? await caches.keys() : []),
  }));
  return {
    ...inside,
    cookies: JSON.stringify(await page.context().cookies()),
    'accessibility tree': await page.locator('html').ariaSnapshot(),
  };
}

/** Places that stay empty for good: this app keeps nothing in the browser. */
const emptyPlaces: Readonly<Record<string, string>> = {
  history: 'null',
  'window name': '',
  'local storage': '{}',
  'session storage': '{}',
  databases: '[]',
  'stored answers': '[]',
  cookies: '[]',
};

function storeNames(id: string): readonly string[] {
  const name = catalogue('brick-and-mortar-stores').get(`names.${id}`);
  if (name === undefined) throw new Error(`The store ${id} has no name.`);
  return [id, name];
}

/** What a guest's browser keeps: the way back to its seats, and how its owner is called. */
const keptByGuests = ['high-street:keys', 'high-street-name', 'high-street-settings'];

/** What of these people's things is to be found on the page, in words; also whatever lies where nothing may lie. */
export function foundOnPage(contents: PageContents, people: readonly Secrets[], isGuest = false): string[] {
  const wrong = Object.entries(emptyPlaces).flatMap(([place, empty]) =>
    contents[place] === empty || (isGuest && place === 'local storage')
      ? []
      : [`something in ${place}: ${contents[place]}`],
  );
  for (const key of isGuest ? Object.keys(JSON.parse(contents['local storage'] ?? '{}')) : []) {
    if (!keptByGuests.includes(key)) wrong.push(`${key} in local storage`);
  }
  const words = people.flatMap(({ stores, cards, chosen }) => [...stores.flatMap(storeNames), ...cards, ...chosen]);
  for (const [place, content] of Object.entries(contents)) {
    for (const word of words) {
      if (new RegExp(`(?<![\\w-])${word.replaceAll(/[()]/g, '\\$&')}(?![\\w-])`).test(content))
        wrong.push(`${word} in ${place}`);
    }
  }
  return wrong;
}

/** The same while the shutter is down: then no sum of money stands anywhere, and no market card. */
export function foundBehindShutter(contents: PageContents, people: readonly Secrets[]): string[] {
  const wrong = foundOnPage(contents, people);
  for (const [place, content] of Object.entries(contents)) {
    const sum = /[$]\s?\d+/.exec(content)?.[0];
    if (sum !== undefined) wrong.push(`${sum} in ${place}`);
    const card = /\bm\d\d\b/.exec(content)?.[0];
    if (card !== undefined) wrong.push(`the market card ${card} in ${place}`);
  }
  return wrong;
}
