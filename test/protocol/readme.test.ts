import { describe, expect, it } from 'vitest';
import { explainingTime, firstHintAfter } from '../../main/host/bots/advice.ts';
import { mostGuestsOfLine } from '../../main/host/clients/client.ts';
import { longestMessage } from '../../main/host/clients/connection.ts';
import { hostRequests, leaderRequests, senders } from '../../main/host/clients/requests.ts';
import { pageOfLibrary } from '../../main/host/library/library.ts';
import { longestSilence } from '../../main/lan/http.ts';
import { guestLimits, hostLimits } from '../../main/lan/limits.ts';
import { send, serviceType } from '../../main/lan/mdns/announced.ts';
import { waitBeforeRetry } from '../../renderer/connection/line.ts';
import type { OptionSpec } from '../../shared/engine/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import {
  adapter,
  advice,
  bookMatch,
  bookPage,
  bookPerson,
  bookRival,
  campaign,
  campaignResult,
  chair,
  claimAgainAfter,
  clientMessage,
  closeCodes,
  costlyChoice,
  deviceInRoom,
  devicePromise,
  eveningMatch,
  finding,
  holding,
  hostMessage,
  joinCodeCharacters,
  lessonStanding,
  listedPuzzle,
  mostMovesOfChoice,
  mostReactions,
  nearbyRoom,
  networkStanding,
  nudgeAfter,
  nudgeEvery,
  openRoom,
  orderOffer,
  plaque,
  playbackPoint,
  proposal,
  protocolVersion,
  puzzleStanding,
  reactionsWithin,
  reason,
  refusalCodes,
  rewind,
  rewindAsk,
  seatClaim,
  seatSettings,
  seatWish,
  settings,
  shownChance,
  silentBeforeClaim,
  standingOrders,
  tableMessage,
  tableSummary,
  turningPoint,
} from '../../shared/protocol/messages.ts';
import { code, headings, page, rows } from './page.ts';
import { objectIn, vocabularyOf } from './schema-words.ts';

type Shape = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

/** A message's fields as a row of the page lists them; optional ones have a question mark. */
function allFieldsOf(shape: Shape): string[] {
  return Object.entries(shape).map(([field, schema]) =>
    schema.safeParse(undefined).success && field !== 'view' && field !== 'page' ? `${field}?` : field,
  );
}

function fieldsOf(shape: Shape): string[] {
  return allFieldsOf(shape).filter((field) => field !== 'type');
}

const clientTables = ['Anybody', 'Guests', 'In a room', 'Leaders', 'Host pages'] as const;

describe('page of the protocol', () => {
  it('lists every request with exactly its fields', () => {
    const listed = clientTables
      .flatMap((title) => rows(title))
      .map(([type = '', fields = '']) => [code(type), code(fields)]);
    const known = clientMessage.options.map(({ shape }) => [[shape.type.value], fieldsOf(shape)]);
    const byName = (one: unknown[], other: unknown[]) => `${one[0]}`.localeCompare(`${other[0]}`);
    expect(listed.sort(byName)).toEqual(known.sort(byName));
  });

  it('lists every game with its numbers of seats and its options, the default first', () => {
    const numbers = ({ min, max }: { readonly min: number; readonly max: number }) =>
      min === max ? `${min}` : `${min} to ${max}`;
    const option = ({ id, seats, values }: OptionSpec) =>
      `\`${id}\`${seats ? ` (${numbers(seats)})` : ''}: ${values.map((value) => `\`${value}\``).join(' ')}`;
    expect(rows('Games')).toEqual(
      Object.values<AnyGame>(games).map(({ id, seats, options }) => [
        `\`${id}\``,
        numbers(seats),
        options.map(option).join('; '),
      ]),
    );
  });

  it('says which requests are for hosts, and which for leaders', () => {
    expect(new Set(rows('Host pages').flatMap(([type = '']) => code(type)))).toEqual(hostRequests);
    expect(new Set(rows('Leaders').flatMap(([type = '']) => code(type)))).toEqual(leaderRequests);
  });

  it('lets a guest change a match only by the token that the change may carry', () => {
    const changes = clientMessage.options.flatMap(({ shape }) => {
      return 'token' in shape && shape.token.safeParse(undefined).success ? [shape.type.value] : [];
    });
    const proven = [...senders].flatMap(([type, from]) => (from === 'holder' ? [type] : []));
    expect(proven.sort()).toEqual(changes.sort());
    expect(changes).toContain('play');
  });

  it('lists every message of the host with exactly its fields', () => {
    const listed = rows('Every message of the host').map(([type = '', fields = '']) => [code(type), code(fields)]);
    const known = hostMessage.options.map(({ shape }) => [
      [shape.type.value],
      shape.type.value === 'table' ? [] : fieldsOf(shape),
    ]);
    const byName = (one: unknown[], other: unknown[]) => `${one[0]}`.localeCompare(`${other[0]}`);
    expect(listed.sort(byName)).toEqual(known.sort(byName));
  });

  const { keeping, log, outcome, hosting } = tableMessage.shape;
  it.each([
    ['table', tableMessage],
    ['Seat settings', seatSettings],
    ['Seat wish', seatWish],
    ['Rewind', rewind],
    ['Rewind ask', rewindAsk],
    ['Holding', holding],
    ['Guest at the table', keeping.unwrap().shape.guests],
    ['Played move', log.shape.moves],
    ['Table part', log.shape.parts],
    ['Outcome', outcome],
    ['Standing orders', standingOrders],
    ['Offered order', orderOffer],
    ['Advice', advice],
    ['Costly choice', costlyChoice],
    ['Reason', reason],
    ['Book person', bookPerson],
    ['Book match', bookMatch],
    ['Book rival', bookRival],
    ['Plaque', plaque],
    ['Turning point', turningPoint],
    ['Campaign', campaign],
    ['Campaign result', campaignResult],
    ['Lesson standing', lessonStanding],
    ['Puzzle standing', puzzleStanding],
    ['Listed puzzle', listedPuzzle],
    ['Table summary', tableSummary],
    ['Open room', openRoom],
    ['Nearby room', nearbyRoom],
    ['Chair', chair],
    ['Device in room', deviceInRoom],
    ['Playback point', playbackPoint],
    ['Seat claim', seatClaim],
    ['Proposal', proposal],
    ['Chance', shownChance],
    ['Promise', devicePromise],
    ['Match of the evening', eveningMatch],
    ['Network standing', networkStanding],
    ['Finding', finding],
    ['Settings', settings],
  ])('lists exactly the fields of: %s', (title, schema) => {
    expect(rows(title).map(([field = '']) => code(field))).toEqual(
      allFieldsOf(objectIn(schema).shape).map((field) => [field]),
    );
  });

  it.each([
    ['table', 'hosting', objectIn(hosting)],
    ['table', 'keeping', objectIn(keeping)],
    ['table', 'log', log],
    ['Network standing', 'listening', objectIn(networkStanding.shape.listening)],
    ['Network standing', 'adapters', adapter],
  ])('names in %s the fields within %s', (title, field, schema) => {
    const row = rows(title).find(([name = '']) => code(name)[0] === field) ?? [];
    expect(code(row.join())).toEqual(expect.arrayContaining(Object.keys(schema.shape)));
  });

  it('names every refusal with its meaning, and no other', () => {
    const listed = rows('Refusals').map(([name = '', meaning = '']) => {
      expect(meaning.length).toBeGreaterThan(8);
      return code(name)[0];
    });
    expect(listed).toEqual([...refusalCodes]);
  });

  it('names every close code with its meaning, and no other', () => {
    const listed = rows('Close codes').map(([number, name = '', meaning = '', again = '']) => {
      expect(meaning.length).toBeGreaterThan(8);
      expect(again).toMatch(/^(yes|no)\b/);
      return [code(name)[0], Number(number)];
    });
    expect(Object.fromEntries(listed)).toEqual(closeCodes);
    expect(listed).toHaveLength(Object.keys(closeCodes).length);
  });

  const all = vocabularyOf(clientMessage, hostMessage, bookPage);

  it('names every field and every fixed word of every message', () => {
    const named = new Set(code(page));
    expect([...all.fields, ...all.words].filter((word) => !named.has(word) && !named.has(`${word}?`))).toEqual([]);
  });

  it('names nothing that does not exist', () => {
    // words of the connection, of mDNS and of the address; not of the messages
    const beyond = [
      'id',
      'v',
      'null',
      'conversation',
      'Host',
      'Origin',
      'screen',
      'phone',
      'state.ts',
      'cards',
      'count',
      'made',
      'choice',
    ];
    const ofGames = rows('Games').flatMap((cells) => code(cells.join()));
    const known = new Set([...all.fields, ...all.words, ...Object.keys(closeCodes), ...ofGames, ...beyond]);
    const names = code(page).filter((word) => /^[a-zA-Z][a-zA-Z-]*\??$/.test(word));
    expect([...new Set(names.map((name) => name.replace('?', '')))].filter((name) => !known.has(name))).toEqual([]);
  });

  it('links only to sections it has', () => {
    const anchors = new Set(headings.map((heading) => heading.toLowerCase().replaceAll('`', '').replaceAll(' ', '-')));
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map((found) => found[1] ?? '');
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  it('lists exactly what is sent over mDNS', () => {
    const record = send({ room: 'aaaaaaaa', name: 'Kitchen table', game: 'brick-and-mortar', free: 2 });
    expect(rows('Finding a room').map(([key = '']) => code(key)[0])).toEqual(Object.keys(record));
    expect(page).toContain(`_${serviceType}._tcp`);
  });

  it('states the program’s numbers', () => {
    const sent = Object.fromEntries(rows('Times and limits').map(([what = '', figure = '']) => [what, figure]));
    const { helloWithin, heartbeat, burst, messagesPerSecond, socketsPerAddress, sockets, behind, backlog } =
      guestLimits;
    const { connectionsPerAddress, connections, requestWithin, work } = guestLimits;
    expect(sent).toMatchObject({
      'a message of a client, at most': `${longestMessage} bytes`,
      '`hello` must come within': `${helloWithin / 1000} s`,
      'the host asks for a sign of life (a WebSocket ping) every': `${heartbeat / 1000} s`,
      'messages of a guest at once, at most': `${burst}`,
      'and how many more each second brings': `${messagesPerSecond}`,
      'connections of guests from one address': `${socketsPerAddress}`,
      'connections of guests in all': `${sockets}`,
      'tables of a page of the library': `${pageOfLibrary}`,
      'moves in `further`': `${mostMovesOfChoice}`,
      'TCP connections from one address, with those that only fetch the page': `${connectionsPerAddress}`,
      'TCP connections in all, likewise': `${connections}`,
      'asking for the page or a WebSocket may take': `${requestWithin / 1000} s`,
      'a TCP connection that asks for neither any more is closed after': `${longestSilence / 1000} s`,
      'work of the host for all guests together': expect.stringContaining(
        `${work.atOnce} ms at once, and ${work.perSecond} ms more each second; past that, an address that has had more than ${work.freeAtOnce} ms, and ${work.freePerSecond} ms more`,
      ),
      'guests that one connection may make with `enter`': expect.stringContaining(`${mostGuestsOfLine};`),
      'silence of a guest before an open door grants a claim of their seat': `${silentBeforeClaim / 1000} s`,
      'between a refused claim and the next of the same device': `${claimAgainAfter / 1000} s`,
      'a seat is asked, before it may be nudged': `${nudgeAfter / 1000} s`,
      'between nudges of a seat by one device': `${nudgeEvery / 1000} s`,
      [`reactions of a device within ${reactionsWithin / 1000} s`]: `${mostReactions}`,
      'a first `hint` comes after at most, once it is thought about': expect.stringContaining(
        `${firstHintAfter / 1000} s;`,
      ),
      'an `explanation` comes after at most, once it is thought about': expect.stringContaining(
        `${explainingTime / 1000} s;`,
      ),
      'waiting bytes after which table messages are skipped for a guest': `${behind}`,
      'waiting bytes after which it is hung up': `${backlog}`,
    });
    expect(page).toContain(`The protocol's version is **${protocolVersion}**`);
    expect(page).toContain(`own pages may be ${hostLimits.sockets}`);
    expect(page).toContain(joinCodeCharacters);
    expect([1, 2, 9].map(waitBeforeRetry)).toEqual([125, 250, 1000]);
    expect(page).toContain('after 125 ms, then twice as long each time, at most 1 s');
  });
});
