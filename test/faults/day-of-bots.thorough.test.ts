import { setImmediate as passed } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { answerTo } from '../../main/bot-workers/thinking.ts';
import type { Thinking } from '../../main/bot-workers/thought.ts';
import { Host } from '../../main/host/host.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';
import { playerColours, protocolVersion } from '../../shared/protocol/messages.ts';
import { campaign } from '../harness/campaign.ts';
import { counted, tellFigure } from '../harness/figure.ts';
import { HandClock } from '../host/bots/bot-table.ts';
import { freshFolder } from '../host/client.ts';

/**
 * BOT_HOURS=24 lets bots play for a day by their own clock, which skips all waiting. The host's memory is measured
 * after each sixteenth of it, after garbage collection.
 */
const { BOT_HOURS } = process.env;
const hours = Number(BOT_HOURS ?? campaign(0.04, 0.04, 0.25));
const tablesAtOnce = 10;
const parts = 16;
/** The first of them: until then all code is warming up, and the host fills its caches. */
const warmingUp = 4;
/** How much memory may grow per hour in MiB, and in total if the run is too short to separate a trend from chance. */
const mostGrowth = { anHour: 1, inAll: 4 };

const mebibyte = 2 ** 20;
const anyGames = Object.values<AnyGame>(games);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The memory in use now, in MiB. */
async function kept(): Promise<number> {
  for (let again = 0; again < 3; again += 1) {
    await passed();
    collectGarbage();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / mebibyte;
}

/** How much values grow from one to the next: the slope of their regression line. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return over / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

/** Thinks at once and synchronously, as a worker would. */
const thinking: Thinking = {
  ask: (question) => ({
    answer: Promise.resolve().then(() =>
      answerTo(question, { gameOf, guideOf, now: () => performance.now(), isStopped: () => false, saySoFar: () => {} }),
    ),
    cancel: () => {},
  }),
  close: () => Promise.resolve(),
};

const heard = z.looseObject({ type: z.string(), table: z.unknown(), outcome: z.unknown() });

/** A page of the host where bots play one match after another, of each game in turn; it stores nothing. */
class BotsPage {
  readonly #connection;
  #next: number;
  matches = 0;
  moves = 0;

  constructor(host: Host, index: number) {
    this.#next = index;
    this.#connection = host.connect({ send: (text) => this.#hear(text), close: () => {} });
    this.#say({ type: 'hello', protocol: protocolVersion });
    this.#begin();
  }

  #say(message: object): void {
    this.#connection.receive(JSON.stringify(message));
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"refused"')) throw new Error(text);
    if (!text.startsWith('{"type":"table"')) return;
    this.moves += 1;
    const { outcome } = heard.parse(JSON.parse(text));
    // the host is still busy within this message's turn
    if (outcome !== null) setImmediate(() => this.#begin());
  }

  #begin(): void {
    const game = anyGames[this.#next % anyGames.length] ?? games.harbour;
    this.#next += 1;
    this.matches += 1;
    const many = Math.max(2, game.seats.min);
    const seats = playerColours.slice(0, many).map((colour, seat) => ({ name: `Bot ${seat + 1}`, colour }));
    const bots = seats.map((_, seat) => ({ seat, level: 'shopkeeper' }));
    this.#say({ type: 'create-table', request: `table ${this.matches}`, game: game.id, options: {}, seats, bots });
  }
}

it(
  'bots that play for hours at ten tables leak no memory in the host',
  async () => {
    const clock = new HandClock();
    const host = new Host({
      dataFolder: freshFolder(),
      appVersion: '0.0.0',
      timers: clock,
      thinking,
      now: () => 1_700_000_000_000 + clock.now(),
      report: (words) => {
        throw new Error(words);
      },
    });
    onTestFinished(() => host.close());
    const pages = Array.from({ length: tablesAtOnce }, (_, index) => new BotsPage(host, index));

    const part = (hours * 3_600_000) / parts;
    const measured: number[] = [];
    for (let at = 1; at <= parts; at += 1) {
      while (clock.now() < at * part) {
        await passed();
        clock.pass(50);
      }
      measured.push(await kept());
    }

    const sum = (of: (page: BotsPage) => number): number => pages.reduce((all, page) => all + of(page), 0);
    const moves = sum((page) => page.moves);
    const matches = sum((page) => page.matches) - tablesAtOnce;
    const growth = slope(measured.slice(warmingUp)) * (parts / hours);
    tellFigure(`${measured.map((each) => each.toFixed(1)).join(' ')}`);
    tellFigure(
      `${hours} hours at ${tablesAtOnce} tables, ${counted(matches)} matches, ${counted(moves)} moves broadcast, ${measured.at(-1)?.toFixed(0)} MiB kept, ${growth.toFixed(2)} MiB more an hour`,
    );
    expect(matches).toBeGreaterThan(0);
    expect(growth).toBeLessThanOrEqual(Math.max(mostGrowth.anHour, mostGrowth.inAll / hours));
  },
  120_000 + hours * 600_000,
);
