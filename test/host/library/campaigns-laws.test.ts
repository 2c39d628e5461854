import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Campaigns, type Chapter } from '../../../main/host/library/campaigns.ts';
import { CampaignsFile } from '../../../main/storage/campaigns.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { campaignStanding } from '../../../shared/games/mercado-de-lisboa/campaign.ts';
import { challengeIds } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { nextLine, startChild } from '../child-process.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

type Brought = NonNullable<Chapter>;

const game = 'a game';
const people = ['Ada', 'ADA', 'ada', 'Ben'];
const person = (name: string) => name.toLowerCase();
const tables = 8;

/** What the match at each table would win. */
const outcomes = fc.array(
  fc.record({
    player: fc.constantFrom(...people),
    chapter: fc.constantFrom(...challengeIds),
    fame: fc.integer({ min: 0, max: 3 }),
    greatDeal: fc.boolean(),
    endedAt: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: tables, maxLength: tables },
);

/** Something that happens to a table or to the server. */
const happening = fc.record({
  what: fc.constantFrom('ended', 'ended', 'noted', 'restarted', 'removed', 'damaged', 'mended', 'turned', 'anew'),
  at: fc.nat({ max: tables - 1 }),
});

/** A server whose journals a test defines, and the expected wins. */
class House {
  readonly ended = new Map<string, Brought>();
  readonly #folder = freshFolder();
  readonly #removed = new Set<string>();
  readonly #damaged = new Set<string>();
  readonly #past = new Set<string>();
  #isTurned = false;
  campaigns = this.#open();

  /** What counts now, however it came about. */
  get counted(): readonly Brought[] {
    return [...this.ended.values()].filter(({ table }) => !this.#past.has(table));
  }

  happens(what: string, brought: Brought): void {
    const { table } = brought;
    switch (what) {
      case 'ended':
        if (!this.ended.has(table)) this.ended.set(table, brought);
        return;
      case 'noted':
        this.campaigns.note();
        return;
      case 'restarted':
        this.restart();
        return;
      case 'removed':
        // like the host: first save what was won, then remove the journal
        this.campaigns.settle();
        if (this.ended.has(table)) this.#removed.add(table);
        return;
      case 'damaged':
        // what was read once stays, even if the journal becomes unreadable
        this.campaigns.settle();
        if (this.ended.has(table)) this.#damaged.add(table);
        return;
      case 'mended':
        this.#damaged.delete(table);
        return;
      case 'turned':
        this.#isTurned = !this.#isTurned;
        return;
      case 'anew':
        this.campaigns.beginAnew(game, brought.player);
        for (const each of this.ended.values()) {
          if (person(each.player) === person(brought.player)) this.#past.add(each.table);
        }
        return;
      default:
        throw new Error(`nothing happens: ${what}`);
    }
  }

  restart(): void {
    this.campaigns = this.#open();
  }

  #open(): Campaigns {
    return new Campaigns({
      file: new CampaignsFile(this.#folder, 7),
      chapters: () => this.#readable(),
      changed: () => undefined,
      report: (error) => {
        throw error;
      },
    });
  }

  #readable(): ReadonlyMap<string, Chapter> {
    const all = Array.from({ length: tables }, (_, at) => tableAt(at));
    const readable = all.filter((table) => !this.#removed.has(table) && !this.#damaged.has(table));
    const listed = this.#isTurned ? readable.reverse() : readable;
    return new Map(listed.map((table) => [table, this.ended.get(table) ?? null]));
  }
}

function tableAt(at: number): string {
  return `table000${at}`;
}

/** The total won by each person. */
function standings(results: readonly Pick<Brought, 'player' | 'chapter' | 'fame' | 'greatDeal'>[]) {
  const names = [...new Set(results.map(({ player }) => person(player)))].sort();
  return names.map((who) => [who, campaignStanding(results.filter(({ player }) => person(player) === who))]);
}

describe('campaigns of a server', () => {
  it('count the same in any order of ending, noting, reading, removing, damaging and restarting', () => {
    fc.assert(
      fc.property(outcomes, fc.array(happening, { maxLength: 40 }), (planned, happenings) => {
        const server = new House();
        const matches = planned.map((match, at) => ({ ...match, game, table: tableAt(at) }));
        for (const { what, at } of happenings) {
          const match = matches[at];
          if (match !== undefined) server.happens(what, match);
        }
        const counted = server.counted;
        // what was not noted when the host was killed is noted now, and nothing twice
        for (let start = 0; start < 3; start++) {
          server.restart();
          server.campaigns.settle();
          const sent = server.campaigns.all.flatMap(({ player, results }) =>
            results.map((result) => ({ ...result, player })),
          );
          expect(sent.map(({ table }) => table).sort()).toEqual(counted.map(({ table }) => table).sort());
          expect(standings(sent)).toEqual(standings(counted));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('lose no match whose end was sent, and count none twice, however often the host is killed', async () => {
    const folder = freshFolder();
    const ended = new Set<string>();
    for (let round = 0; round < 2; round++) {
      const player = startChild('library/endless-campaigner.ts', folder, `killed ${round}`);
      for (let lines = 0; lines < 2 + 3 * round; lines++) {
        const line = await nextLine(player);
        if (line !== undefined) ended.add(line);
      }
      expect(player.process.exitCode).toBeNull();
      await player.kill();

      const client = new TestClient(testHost(folder, { gameOf }));
      const { campaigns = [], library } = client.last('welcome');
      const counted = campaigns.flatMap(({ results }) => results.map(({ table }) => table));
      const over = library.filter(({ status }) => status === 'over').map(({ table }) => table);
      expect(counted.toSorted()).toEqual(over.toSorted());
      expect([...ended].filter((table) => !counted.includes(table))).toEqual([]);
      client.connection.closed();
    }
    expect(ended.size).toBe(2 + 5);
  });
});
