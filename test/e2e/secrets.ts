import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { HostMessage, TableMessage } from '../../shared/protocol/messages.ts';

/** A thing that only some may know of, and the words by which it would be found on a page. */
export interface Secret {
  readonly id: string;
  readonly words: readonly string[];
  /** How it would be found in a view; by its id in quotes where left out. */
  readonly inView?: string;
}

/** What one person has, as the page was told while they sat before it. */
export interface Secrets {
  /** Not to be found with anybody else before it is played. */
  readonly lasting: readonly Secret[];
  /** May lie open, or with somebody else, a moment later. */
  readonly passing: readonly Secret[];
}

/** What of somebody's things is not also somebody else's, who would rightly find it on their own page. */
export function apartFrom(things: readonly Secret[], own: Secrets | undefined): readonly Secret[] {
  const shared = new Set([...(own?.lasting ?? []), ...(own?.passing ?? [])].map(({ id }) => id));
  return things.filter(({ id }) => !shared.has(id));
}

/** What of somebody's things nobody has laid open. */
export function stillSecret({ lasting, passing }: Secrets, opened: ReadonlySet<string>): Secrets {
  const isSecret = ({ id }: Secret): boolean => !opened.has(id);
  return { lasting: lasting.filter(isSecret), passing: passing.filter(isSecret) };
}

type GameEvent = TableMessage['log']['moves'][number]['events'][number];

/** What is secret in a game, and from whom: read from the wire by the tests themselves, not by the game's own types. */
export interface SecretsOfGame {
  readonly game: string;
  /** Words that no message of a host has, whoever it is for. */
  readonly neverTold: readonly string[];
  /** Facts of events that only the event's own seat is told. */
  readonly privateFacts: Readonly<Record<string, readonly string[]>>;
  /** Is an event with private facts open to all, as an exception? */
  isOpen(event: GameEvent): boolean;
  /** What a view tells of others that its viewer may not know, in words. */
  toldByView(view: unknown, viewer: TableMessage['viewer']): string[];
  /** What the person in hand has; null while nobody is in hand. */
  inHand(table: TableMessage): Secrets | null;
  /** Things that lie open by what a message tells, and are no secret from then on; in some games none ever does. */
  openedBy?(table: TableMessage): readonly string[];
  /** What stands nowhere on a page while the shutter is down. */
  readonly neverBehindShutter: readonly RegExp[];
}

/** Words that no message of a host has, whatever the game. */
const neverTold = ['"random"', '"seed"', '"agenda"'];

const shelfOfTables = z.array(z.looseObject({ view: z.unknown(), game: z.string() }));

function toldByLog(table: TableMessage, { privateFacts, isOpen }: SecretsOfGame): string[] {
  return table.log.moves.flatMap(({ events }) =>
    events.flatMap((event) =>
      (privateFacts[event.type] ?? []).flatMap((fact) =>
        event.seat === table.viewer || isOpen(event) || event[fact] === null
          ? []
          : [`${fact} of ${event.type}, told to ${table.viewer}`],
      ),
    ),
  );
}

/** What a check says that found a secret: such a one is never tried a second time, see test/run.mjs. */
export const leaked = 'leaked';

/** Everything in a message of the host that its receiver may not know, in words; empty when all is well. */
export function tooMuchIn(message: HostMessage, ofGame: SecretsOfGame): string[] {
  const text = JSON.stringify(message);
  const wrong = [...neverTold, ...ofGame.neverTold].filter((word) => text.includes(word));
  switch (message.type) {
    case 'welcome':
    case 'shelf':
      for (const { view, game } of shelfOfTables.parse(message.shelf)) {
        if (view !== null && game === ofGame.game) wrong.push(...ofGame.toldByView(view, 'spectator'));
      }
      break;
    case 'table':
      for (const { view } of [message, ...(message.log.parts ?? [])])
        wrong.push(...ofGame.toldByView(view, message.viewer));
      wrong.push(...toldByLog(message, ofGame));
      if (message.inHand === null && message.viewer !== 'spectator') wrong.push('a viewer while the shutter is down');
      if (message.inHand === null && message.legal.length > 0) wrong.push('moves while the shutter is down');
      break;
    case 'glimpse':
      wrong.push(...ofGame.toldByView(message.view, message.seat));
      break;
    case 'moment':
      wrong.push(...ofGame.toldByView(message.view, message.viewer));
      break;
    default:
  }
  return wrong;
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
    // how many entries Back passes over is no secret
    history: JSON.stringify(history.state).replace(/^\{"depth":\d+,"held":null\}$/, 'null'),
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

/** What a guest's browser keeps: the way back to its seats, and how its owner is called. */
const keptByGuests = { place: 'local storage', keys: ['high-street:keys', 'high-street-name', 'high-street:settings'] };
/** What a tab of the host's own machine keeps: what it was opened with. */
const keptByHouse = { place: 'session storage', keys: ['high-street-pass'] };

const special = /[.*+?^${}()|[\]\\]/g;

/** What of these people's things is to be found on the page, in words; also whatever lies where nothing may lie. */
export function foundOnPage(contents: PageContents, people: readonly Secrets[], isGuest = false): string[] {
  const kept = isGuest ? keptByGuests : keptByHouse;
  const wrong = Object.entries(emptyPlaces).flatMap(([place, empty]) =>
    contents[place] === empty || place === kept.place ? [] : [`something in ${place}: ${contents[place]}`],
  );
  for (const key of Object.keys(JSON.parse(contents[kept.place] ?? '{}'))) {
    if (!kept.keys.includes(key)) wrong.push(`${key} in ${kept.place}`);
  }
  const words = people.flatMap(({ lasting, passing }) => [...lasting, ...passing].flatMap((secret) => secret.words));
  for (const [place, content] of Object.entries(contents)) {
    for (const word of words) {
      if (new RegExp(`(?<![\\w-])${word.replaceAll(special, '\\$&')}(?![\\w-])`).test(content))
        wrong.push(`${word} in ${place}`);
    }
  }
  return wrong;
}

/** The same while the shutter is down: then no sum of money stands anywhere, nor what the game never shows there. */
export function foundBehindShutter(
  contents: PageContents,
  people: readonly Secrets[],
  { neverBehindShutter }: SecretsOfGame,
): string[] {
  const wrong = foundOnPage(contents, people);
  for (const [place, content] of Object.entries(contents)) {
    for (const never of [/[$]\s?\d+/, ...neverBehindShutter]) {
      const found = never.exec(content)?.[0];
      if (found !== undefined) wrong.push(`${found} in ${place}`);
    }
  }
  return wrong;
}
