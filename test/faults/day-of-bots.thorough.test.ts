import { setImmediate as passed } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { Host } from '../../main/host/host.ts';
import { answerTo } from '../../main/thinkers/thinking.ts';
import type { Thinking } from '../../main/thinkers/thought.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';
import { playerColours, protocolVersion } from '../../shared/protocol/messages.ts';
import { counted, tellFigure } from '../harness/figure.ts';
import { HandClock } from '../host/bots/bot-table.ts';
import { freshFolder } from '../host/client.ts';

/**
 * BOT_HOURS=24 lets bots play for a day, by their own clock, which is turned on as soon as there is nothing to wait for.
 * What the host keeps is measured after every sixteenth of it, once all that nobody needs has been thrown away.
 */
const { BOT_HOURS } = process.env;
const hours = Number(BOT_HOURS ?? 0.2);
const tablesAtOnce = 10;
const parts = 16;
/** The first of them: until then every game's code has run hot, and what a host keeps ready has been laid out. */
const warmingUp = 4;
/** By how much what is kept may grow in an hour, in MiB, and in all where the run is too short to tell one from chance. */
const mostGrowth = { anHour: 1, inAll: 4 };

const mebibyte = 2 ** 20;
const anyGames = Object.values<AnyGame>(games);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is kept now, in MiB. */
async function kept(): Promise<number> {
  for (let again = 0; again < 3; again += 1) {
    await passed();
    collectGarbage();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / mebibyte;
}

/** By how much values grow from one to the next: the slope of the line that lies nearest to them. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return over / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

/** Thinks at once and on the spot, as a thread would. */
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

/** A page of the house before which bots play one match after the other, of each game in turn; it remembers nothing. */
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
    // within this message's own turn the host is still at it
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
  'bots that play for hours at ten tables leave nothing behind in the host',
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
      `${hours} hours at ${tablesAtOnce} tables, ${counted(matches)} matches, ${counted(moves)} moves told, ${measured.at(-1)?.toFixed(0)} MiB kept, ${growth.toFixed(2)} MiB more an hour`,
    );
    expect(matches).toBeGreaterThan(0);
    expect(growth).toBeLessThanOrEqual(Math.max(mostGrowth.anHour, mostGrowth.inAll / hours));
  },
  120_000 + hours * 600_000,
);
