import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookPage, type PlayerColour } from '../../../shared/protocol/messages.ts';
import { soon } from '../../harness/soon.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { roomOpened } from '../opened-room.ts';
import { enter, restarted } from '../opened-table.ts';

const habits = { language: null, textSize: null, shutter: null, favourite: null } as const;

/** Adds a person or changes one; returns the id. */
function keep(page: TestClient, name: string, colour: PlayerColour = 'navy', person: string | null = null): string {
  const answer = page.ask({ type: 'keep-person', person, name, colour, ...habits, language: 'fr', textSize: 150 });
  if (answer.type !== 'done') throw new Error(`not kept: ${JSON.stringify(answer)}`);
  return page.last('people').people.find((each) => each.name === name)?.id ?? '';
}

/** Everything in a data folder, as text. */
function everything(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8')).join('\n');
}

describe('people of the house', () => {
  it('are added by a name typed on the host’s own screen, and found again by their former names', () => {
    const page = new TestClient(testHost(freshFolder()));
    const seats = [
      { name: 'Ana', colour: 'teal' },
      { name: 'Player 2', colour: 'navy' },
    ] as const;
    page.ask({ type: 'create-table', game: 'tic-tac-toe', options: {}, seats: [...seats], people: [0] });
    const [ana] = page.last('people').people;
    expect(page.last('people').people).toHaveLength(1);
    expect(page.table.seats).toEqual([{ ...seats[0], person: ana?.id }, seats[1]]);
    const namesake = { type: 'keep-person', person: null, name: 'ANA', colour: 'navy', ...habits } as const;
    expect(page.refusal(namesake)).toBe('names-must-differ');
    keep(page, 'Anna', 'teal', ana?.id);
    page.ask({ type: 'merge-people', person: keep(page, 'Mum'), into: ana?.id ?? '' });
    page.ask({ type: 'create-table', game: 'tic-tac-toe', options: {}, seats: [...seats], people: [0] });
    expect(page.table.seats[0]).toMatchObject({ name: 'Ana', person: ana?.id });
    expect(page.last('people').people).toMatchObject([{ name: 'Anna', names: ['Ana', 'Mum'], hasCode: false }]);
  });

  it('have another name in every file once they are forgotten, and their games still replay', async () => {
    const folder = freshFolder();
    const host = testHost(folder);
    let page = new TestClient(host);
    const table = page.create('tic-tac-toe', 2);
    page.ask({ type: 'remove-table', table: page.create('tic-tac-toe', 2) });
    page.ask({ type: 'open-table', table });
    page.play({ type: 'mark', cell: 4 });
    page.ask({ type: 'rename-seat', table, seat: 0, name: 'Adele' });
    const ada = keep(page, 'Ada');
    page.ask({ type: 'merge-people', person: keep(page, 'Adele'), into: ada });
    const forget = { type: 'forget-person', person: ada, instead: 'Ben' } as const;
    expect(await page.asked(forget)).toMatchObject({ type: 'refused', code: 'person-at-table' });
    page.ask({ type: 'leave-table', table });
    expect(await page.asked(forget)).toMatchObject({ type: 'done' });
    expect(page.last('people').people).toEqual([]);
    await host.close();
    expect(everything(folder)).not.toMatch(/Ada|Adele/);
    page = new TestClient(testHost(folder));
    page.ask({ type: 'open-table', table });
    // Ben sits beside them
    expect(page.table.seats.map(({ name }) => name)).toEqual(['Ben 2', 'Ben']);
    expect(page.table).toMatchObject({ version: 1, repaired: false, salvaged: null, log: { moves: [{ seat: 0 }] } });
  });
});

describe('guest who is a person of the house', () => {
  function be(hostPage: TestClient, { client, guest }: ReturnType<typeof enter>, person: string, chair?: number) {
    const { room } = hostPage.last('room');
    client.ask({ type: 'claim-person', room, person, chair });
    return hostPage.ask({ type: 'answer-claim', room, by: guest, granted: true });
  }

  /** Anna sits at the laptop, has a code, and enters from a phone. */
  async function evening() {
    const opened = await roomOpened();
    const { host, hostPage, room, code } = opened;
    hostPage.ask({ type: 'take-chair', room, name: 'Anna', colour: 'violet' });
    const anna = keep(hostPage, 'Anna', 'violet', hostPage.last('people').people[0]?.id);
    hostPage.ask({ type: 'set-person-code', person: anna, code: '2468' });
    hostPage.ask({ type: 'take-chair', room, name: 'Zoe', colour: null });
    hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
    hostPage.ask({ type: 'start-match', room });
    const phone = enter(host, code);
    const claim = { type: 'claim-person', room, person: anna } as const;
    return { ...opened, anna, phone, claim };
  }

  it('gets their seat and settings with the code, and nobody’s secrets before', async () => {
    const { hostPage, host, folder, anna, phone, claim, room } = await evening();
    expect(phone.client.last('room').people).toContainEqual({ id: anna, name: 'Anna', colour: 'violet' });
    expect(phone.client.texts.join()).not.toMatch(/hasCode|textSize|hash|salt|favourite/);
    expect(phone.client.refusal(claim)).toBe('code-needed');
    expect(phone.client.table.own).toEqual([]);
    expect(phone.client.ask({ ...claim, code: '2468' })).toMatchObject({ type: 'done' });
    expect(phone.client.table).toMatchObject({ own: [0], seats: [{ name: 'Anna', person: anna }, {}] });
    expect(phone.client.last('room').person).toMatchObject({ name: 'Anna', language: 'fr', textSize: 150 });
    expect(hostPage.table.own).toEqual([1]);
    const another = enter(host, phone.client.last('room').code ?? hostPage.last('room').code ?? '');
    expect(another.client.refusal({ ...claim, code: '2468' })).toBe('person-here');
    const again = new TestClient(await restarted(host, folder), '192.168.1.30');
    again.ask({ type: 'return', room, token: phone.token });
    expect(again.last('room').devices).toContainEqual(expect.objectContaining({ name: 'Anna', person: anna }));
    expect(again.table.own).toEqual([0]);
    for (const { texts } of [phone.client, hostPage, again]) expect(texts.join()).not.toMatch(/2468|"salt"|"hash":"/);
  });

  it('may guess five codes, from however many addresses, and can then ask the leader', async () => {
    const { host, hostPage, code, phone, anna, claim } = await evening();
    const wrong = (client: TestClient, guess: number) => client.refusal({ ...claim, code: `000${guess}` });
    const others = [1, 2, 3, 4].map((each) => enter(host, code, null, `192.168.1.4${each}`).client);
    const phones = [phone.client, ...others];
    expect(phones.map(wrong)).toEqual(phones.map(() => 'wrong-person-code'));
    expect(phone.client.refusal({ ...claim, code: '2468' })).toBe('too-many-tries');
    expect(phone.client.ask({ ...claim, asks: true })).toMatchObject({ type: 'done' });
    expect(hostPage.last('room').claims).toEqual([{ by: phone.guest, person: anna }]);
    expect(phone.client.table.own).toEqual([]);
    const answer = { type: 'answer-claim', room: claim.room, by: phone.guest, granted: true } as const;
    expect(phone.client.refusal(answer)).toBe('not-leader');
    hostPage.ask(answer);
    expect(phone.client.table.own).toEqual([0]);
  });

  /** A guest who came on a phone, without a code, plays a match and says who they are meanwhile. */
  async function match(name: string | null) {
    const { hostPage, host, code, room } = await roomOpened();
    const anna = keep(hostPage, 'Anna', 'violet');
    const { client, guest, token } = enter(host, code, name);
    const claim = () => client.ask({ type: 'claim-person', room, person: anna });
    const start = () => {
      hostPage.ask({ type: 'take-chair', room, name: 'Zoe', colour: null });
      hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
      hostPage.ask({ type: 'start-match', room });
      for (const cell of [0, 3, 1, 4]) mark(cell);
    };
    /** The guest has the first row, the host the second. */
    const mark = (cell: number) => {
      const [page, own] = cell < 3 ? [client, { seat: 0, token }] : [hostPage, { seat: 1 }];
      const { table, version } = page.table;
      page.ask({ type: 'play', table, version, move: { type: 'mark', cell }, ...own });
    };
    const again = () => hostPage.ask({ type: 'start-match', room });
    const confirm = () => hostPage.ask({ type: 'answer-claim', room, by: guest, granted: true });
    /** Who has won, by the house book, which a guest may read as well. */
    const winner = () =>
      soon(() => {
        const answer = client.ask({ type: 'ask-book', question: { page: 'house' } });
        if (answer.type !== 'book' || answer.reading !== null) throw new Error('still reading');
        const page = bookPage.parse(answer.page);
        return page.page === 'house' ? page.people.find(({ won }) => won === 1)?.who : null;
      });
    return { anna, client, claim, start, again, confirm, mark, winner };
  }

  it('plays under the name until a leader confirms it, even after the match, which then counts for the person', async () => {
    const { anna, client, claim, start, confirm, mark, winner } = await match(null);
    claim();
    expect(client.last('room')).toMatchObject({ person: null, chairs: [{ name: 'Anna', colour: 'violet' }] });
    expect(client.last('room').chairs[0]?.person).toBeUndefined();
    start();
    mark(2);
    expect(await winner()).toBe('anna');
    expect(client.texts.join()).not.toMatch(/hasCode|textSize|salt/);
    expect(confirm()).toMatchObject({ type: 'done' });
    expect(client.table.seats).toMatchObject([{ name: 'Anna', person: anna }, { name: 'Zoe' }]);
    expect(await winner()).toBe(anna);
  });

  it('gives a seat taken under another name to the person, and past matches of the evening', async () => {
    const { anna, client, claim, start, again, confirm, mark, winner } = await match('Mia');
    client.ask({ type: 'take-chair', room: client.last('room').room, name: 'Mia', colour: null });
    start();
    mark(2);
    expect(await winner()).toBe('mia');
    again();
    claim();
    expect(client.table.seats[0]).toMatchObject({ name: 'Mia' });
    confirm();
    expect(client.table.seats[0]).toMatchObject({ name: 'Anna', person: anna });
    expect(client.last('room').evening[0]?.seats).toMatchObject([{ name: 'Mia', person: anna }, { name: 'Zoe' }]);
    expect(await winner()).toBe(anna);
  });

  it('shares a device with another person, who later moves to their own with the seat', async () => {
    const { hostPage, host, code, room } = await roomOpened();
    const [ben, anna] = [keep(hostPage, 'Ben', 'teal'), keep(hostPage, 'Anna')];
    const [phone, own] = [enter(host, code, 'Ben'), enter(host, code)];
    be(hostPage, phone, ben);
    phone.client.ask({ type: 'take-chair', room, name: 'Mia', colour: null });
    const [first, second] = phone.client.last('room').chairs;
    expect(own.client.refusal({ type: 'claim-person', room, person: anna, chair: first?.chair })).toBe(
      'not-your-chair',
    );
    be(hostPage, phone, anna, second?.chair);
    const { person, chairs } = phone.client.last('room');
    expect([person?.name, ...chairs.map((chair) => chair.person)]).toEqual(['Ben', ben, anna]);
    hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
    hostPage.ask({ type: 'start-match', room });
    expect(phone.client.table).toMatchObject({ own: [0, 1], seats: [{ person: ben }, { person: anna }] });
    be(hostPage, own, anna);
    expect([own, phone].map(({ client }) => client.table.own)).toEqual([[1], [0]]);
    expect(own.client.table.seats).toMatchObject([{ person: ben }, { person: anna }]);
  });

  it('keeps the seat of this device when the person’s former device has none', async () => {
    const { hostPage, host, code, room } = await roomOpened();
    const anna = keep(hostPage, 'Anna');
    const [former, phone] = [enter(host, code), enter(host, code)];
    be(hostPage, former, anna);
    former.client.ask({ type: 'leave-chair', room, chair: former.client.last('room').chairs[0]?.chair ?? 0 });
    former.client.connection.closed();
    phone.client.ask({ type: 'take-chair', room, name: 'Anna', colour: null });
    expect(be(hostPage, phone, anna)).toMatchObject({ type: 'done' });
    expect(phone.client.last('room')).toMatchObject({ you: phone.guest, chairs: [{ person: anna }] });
    expect(hostPage.last('room').devices.filter(({ person }) => person === anna)).toHaveLength(1);
  });

  it('stays a guest until a leader agrees to keep them', async () => {
    const { hostPage, host, code, room } = await evening();
    const mia = enter(host, code, 'Mia');
    mia.client.ask({ type: 'claim-person', room, person: 'new' });
    expect(hostPage.last('people').people.map(({ name }) => name)).toEqual(['Anna', 'Zoe']);
    hostPage.ask({ type: 'answer-claim', room, by: mia.guest, granted: true });
    expect(mia.client.last('room').person).toMatchObject({ name: 'Mia', language: null });
    expect(mia.client.last('room').people.map(({ name }) => name)).toEqual(['Anna', 'Zoe', 'Mia']);
    const outside = new TestClient(host, '192.168.1.50');
    expect(outside.refusal({ type: 'ask-book', question: { page: 'house' } })).toBe('not-host');
    expect(outside.texts.join()).not.toMatch(/Anna|Zoe|Mia/);
    const stranger = { type: 'keep-person', person: null, name: 'Eve', colour: 'navy', ...habits } as const;
    expect(mia.client.refusal(stranger)).toBe('not-host');
  });
});
