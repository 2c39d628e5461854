import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { HostMessage, TableMessage } from '../../shared/protocol/messages.ts';

/** A secret thing, and the words to find it by on a page. */
export interface Secret {
  readonly id: string;
  readonly words: readonly string[];
  /** How to find it in a view; by its id in quotes if omitted. */
  readonly inView?: string;
}

/** What one person has, as the page received it while they were active. */
export interface Secrets {
  /** Must not appear with anyone else before it is played. */
  readonly lasting: readonly Secret[];
  /** May be public, or another player's, a moment later. */
  readonly passing: readonly Secret[];
}

/** A player's things that no other player has too; the other may rightly find those. */
export function apartFrom(things: readonly Secret[], own: Secrets | undefined): readonly Secret[] {
  const shared = new Set([...(own?.lasting ?? []), ...(own?.passing ?? [])].map(({ id }) => id));
  return things.filter(({ id }) => !shared.has(id));
}

/** A player's things that are not public. */
export function stillSecret({ lasting, passing }: Secrets, opened: ReadonlySet<string>): Secrets {
  const isSecret = ({ id }: Secret): boolean => !opened.has(id);
  return { lasting: lasting.filter(isSecret), passing: passing.filter(isSecret) };
}

type GameEvent = TableMessage['log']['moves'][number]['events'][number];

/** What is secret in a game, and from which players. Read from the wire, independent of the game's types. */
export interface SecretsOfGame {
  readonly game: string;
  /** Words that never occur in a message to anyone. */
  readonly neverSent: readonly string[];
  /** Event facts that only the event's own seat receives. */
  readonly privateFacts: Readonly<Record<string, readonly string[]>>;
  /** True if an event with private facts is public as an exception. */
  isOpen(event: GameEvent): boolean;
  /** Describes what a view reveals to a viewer who may not know it. */
  leaksInView(view: unknown, viewer: TableMessage['viewer']): string[];
  /** What the active player has; null if no seat is active. */
  inHand(table: TableMessage): Secrets | null;
  /** Things that a message makes public, if the game has any. */
  openedBy?(table: TableMessage): readonly string[];
  /** What a page never shows while the shutter is down. */
  readonly neverBehindShutter: readonly RegExp[];
}

/** Words that never occur in a message of any game. */
const neverSent = ['"random"', '"seed"', '"agenda"'];

const libraryOfTables = z.array(z.looseObject({ view: z.unknown(), game: z.string() }));

function leaksInLog(table: TableMessage, { privateFacts, isOpen }: SecretsOfGame): string[] {
  return table.log.moves.flatMap(({ events }) =>
    events.flatMap((event) =>
      (privateFacts[event.type] ?? []).flatMap((fact) =>
        event.seat === table.viewer || isOpen(event) || event[fact] === null
          ? []
          : [`${fact} of ${event.type}, sent to ${table.viewer}`],
      ),
    ),
  );
}

/** Marks the failures of leaks, which are never retried: see test/run.mjs. */
export const leaked = 'leaked';

/** Describes everything in a message that its receiver may not know; empty if all is well. */
export function tooMuchIn(message: HostMessage, ofGame: SecretsOfGame): string[] {
  // its cards are dealt again: see the laws of redeals
  const { imagined: _imagined, ...sent } = { imagined: null, ...message };
  const text = JSON.stringify(sent);
  const wrong = [...neverSent, ...ofGame.neverSent].filter((word) => text.includes(word));
  switch (message.type) {
    case 'welcome':
    case 'library':
      for (const { view, game } of libraryOfTables.parse(message.library)) {
        if (view !== null && game === ofGame.game) wrong.push(...ofGame.leaksInView(view, 'spectator'));
      }
      break;
    case 'table':
      for (const { view } of [message, ...(message.log.parts ?? [])])
        wrong.push(...ofGame.leaksInView(view, message.viewer));
      wrong.push(...leaksInLog(message, ofGame));
      if (message.inHand === null && message.viewer !== 'spectator') wrong.push('a viewer while the shutter is down');
      if (message.inHand === null && message.legal.length > 0) wrong.push('moves while the shutter is down');
      break;
    case 'glimpse':
      wrong.push(...ofGame.leaksInView(message.view, message.seat));
      break;
    case 'moment':
      wrong.push(...ofGame.leaksInView(message.view, message.viewer));
      break;
    default:
  }
  return wrong;
}

/** The contents of a page at one moment, by place. */
export type PageContents = Readonly<Record<string, string>>;

/** Everything to find on a page and in its browser's storage. */
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
    // the length of the history is no secret
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

/** Places that always stay empty: the app stores nothing in the browser. */
const emptyPlaces: Readonly<Record<string, string>> = {
  history: 'null',
  'window name': '',
  'local storage': '{}',
  'session storage': '{}',
  databases: '[]',
  'stored answers': '[]',
  cookies: '[]',
};

/** What a device gives to the deal, which tells nothing about it without the host's part. */
const ownChance = 'high-street:chance';
/** What a guest's browser stores, by place: the way back to its seats, and its owner's name. */
const keptByGuests: Readonly<Record<string, readonly string[]>> = {
  'local storage': ['high-street:keys', 'high-street-name', 'high-street:settings', ownChance],
};
/** What a tab on the host's own computer stores: the key it was opened with. */
const keptByHouse: Readonly<Record<string, readonly string[]>> = {
  'local storage': [ownChance],
  'session storage': ['high-street-pass'],
};

const special = /[.*+?^${}()|[\]\\]/g;

/** Describes which things of these people the page contains, and any content where none may be. */
export function foundOnPage(contents: PageContents, people: readonly Secrets[], isGuest = false): string[] {
  const kept = isGuest ? keptByGuests : keptByHouse;
  const wrong = Object.entries(emptyPlaces).flatMap(([place, empty]) =>
    contents[place] === empty || place in kept ? [] : [`something in ${place}: ${contents[place]}`],
  );
  for (const [place, keys] of Object.entries(kept)) {
    for (const key of Object.keys(JSON.parse(contents[place] ?? '{}'))) {
      if (!keys.includes(key)) wrong.push(`${key} in ${place}`);
    }
  }
  const words = people.flatMap(({ lasting, passing }) => [...lasting, ...passing].flatMap((secret) => secret.words));
  for (const [place, content] of Object.entries(contents)) {
    for (const word of words) {
      // a search for plain text is far faster
      if (
        content.includes(word) &&
        new RegExp(`(?<![\\w-])${word.replaceAll(special, '\\$&')}(?![\\w-])`).test(content)
      )
        wrong.push(`${word} in ${place}`);
    }
  }
  return wrong;
}

/** The same while the shutter is down: then no sum of money may appear, nor what the game never shows there. */
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
