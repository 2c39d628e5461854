import type { Page } from '@playwright/test';
import type { NetworkStanding, TableMessage, TableSummary } from '../../shared/protocol/messages.ts';
import { say } from '../e2e/words.ts';
import { type Moment, messageAt, people, shutAt } from './matches.ts';

export interface Scene {
  /** The picture's name, without its folder and `.png`. */
  readonly name: string;
  /** A phone instead of a laptop. */
  readonly isOnPhone?: true;
  /** The page's table; omitted for the home screen. */
  readonly message?: () => TableMessage;
  readonly library?: () => readonly TableSummary[];
  readonly network?: NetworkStanding;
  /** The presses before the picture, in order: selectors, or names of buttons. */
  readonly presses?: readonly string[];
}

const bids: Moment = { game: 'brick-and-mortar', after: 250, asked: 'stock-bid' };
const cards: Moment = { game: 'brick-and-mortar', after: 55, asked: 'advertise' };
const brickEnd: Moment = { game: 'brick-and-mortar', after: 0 };
const purchase: Moment = { game: 'harbour', after: 130, asked: 'buy', offered: 3 };

const listening: NetworkStanding = {
  listening: { adapter: '192.168.1.20', port: 7777, addresses: ['192.168.1.20:7777'] },
  adapters: [{ name: 'wlan0', address: '192.168.1.20' }],
  failure: null,
  unlisted: false,
};

/** A saved table in the library, last played this many minutes ago. */
function saved(table: string, moment: Moment, minutes: number): TableSummary {
  const { game, seats, view, toAct, outcome } = shutAt(moment);
  return {
    table,
    game,
    seats,
    bots: seats.map(() => null),
    status: outcome === null ? 'running' : 'over',
    room: null,
    savedAt: Date.now() - minutes * 60_000,
    view,
    toAct,
    outcome,
  };
}

/** A network table: two are present, one is away, and one requests a seat. */
function hostedTable(): TableMessage {
  const [ana, bruno, chidi, dalia] = ['house', 'gk2m8t5xw', 'gp4n6r3yz', 'gq7s9v2bd'] as const;
  return {
    ...shutAt(cards),
    own: [0],
    hosting: { room: 'kitchentable', name: 'Kitchen table', door: 'ask' },
    holdings: [
      { holder: ana, owner: ana, present: true },
      { holder: bruno, owner: bruno, present: true },
      { holder: chidi, owner: chidi, present: false },
      { holder: 'free', owner: 'free', present: false },
    ],
    keeping: {
      code: 'K7M2P',
      guests: [
        { guest: dalia, name: 'Dalia', present: true, wishes: [{ seat: 3, name: 'Dalia' }] },
        { guest: bruno, name: 'Bruno', present: true, wishes: [] },
        { guest: chidi, name: 'Chidi', present: false, wishes: [] },
      ],
    },
  };
}

/** One person's own desk: all others have their own devices. */
function ownDesk(): TableMessage {
  const message = messageAt(cards);
  const holdings = people.map((_, seat) => {
    const holder = seat === message.inHand ? ('house' as const) : `gk2m8t5x${seat + 2}`;
    return { holder, owner: holder, present: true };
  });
  return { ...message, own: message.inHand === null ? [] : [message.inHand], holdings };
}

/** A button by its name in the catalogues. */
function button(key: string): string {
  return `role=button[name="${say(key)}"]`;
}

export const scenes: readonly Scene[] = [
  { name: 'table', message: () => messageAt(bids), presses: ['main .dial-steps button:last-child'] },
  {
    name: 'shelf',
    library: () => [
      saved('runningtable', bids, 5),
      saved('finishedtable', brickEnd, 60 * 26),
      saved('harbourtable', purchase, 60 * 24 * 4),
    ],
  },
  { name: 'shutter', message: () => shutAt({ ...cards, after: 61 }) },
  { name: 'scoring', message: () => messageAt(brickEnd) },
  { name: 'phone', isOnPhone: true, message: ownDesk },
  {
    name: 'hosting',
    message: hostedTable,
    network: listening,
    presses: [button('tools.menu'), button('seats:menu.network')],
  },
  { name: 'harbour', message: () => messageAt(purchase), presses: ['main .piece.lit'] },
  {
    name: 'mercado',
    message: () => messageAt({ game: 'mercado-de-lisboa', after: 22, asked: 'act', offered: 20 }),
    presses: ['main .lit'],
  },
  {
    name: 'emporium',
    message: () => messageAt({ game: 'emporium', after: 56, asked: 'patron', offered: 9 }),
    presses: ['main .lit'],
  },
  { name: 'shopping-street', message: () => messageAt({ game: 'shopping-street', after: 60, asked: 'answer' }) },
];

/** Makes the presses, and leaves pointer and focus nowhere. */
export async function pressAll(page: Page, { presses = [] }: Scene): Promise<void> {
  for (const what of presses) await page.locator(what).first().click();
  await page.mouse.move(0, 0);
}
