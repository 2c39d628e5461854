import { describe, expect, it } from 'vitest';
import { isOpenQuestion } from '../../../main/host/table/open-question.ts';
import {
  combination,
  fingerprint,
  type GameTypes,
  type Options,
  pick,
  randomFromSeed,
  type Seat,
  sameMove,
  seatsOf,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { type AnyGame, gameOf, games } from '../../../shared/games/index.ts';
import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { campaign } from '../../harness/campaign.ts';
import { freshFolder, TestClient } from '../client.ts';
import { plant, plantedTable } from '../secrets/planted.ts';
import { botServer } from './bot-table.ts';

/** A position of a match in which a seat must choose. */
interface Position {
  readonly state: GameTypes['State'];
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Options;
}

/** Positions of random matches over all options and all numbers of players from two. */
function* positionsOf(game: AnyGame): Generator<Position, never> {
  for (let match = 0; ; match++) {
    const random = randomFromSeed(`times ${match}`);
    const least = Math.max(2, game.seats.min);
    const seats = least + (match % (game.seats.max - least + 1));
    const options = combination(game.options, seats, match);
    const state = game.setup(seats, options, randomFromSeed(`answered ${match}`));
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const seat = pick(random, acting);
      yield { state, seat, seats, options };
      game.play(state, seat, pick(random, game.legalMoves(state, seat)));
    }
  }
}

const movesAt = (game: AnyGame, { state, seat }: Pick<Position, 'state' | 'seat'>): string =>
  fingerprint(
    game
      .legalMoves(state, seat)
      .map((move) => fingerprint(move))
      .sort(),
  );

/** A redeal of this position that only the seat can tell apart. */
function otherwise(game: AnyGame, { state, seat, seats }: Position, viewer: number, seed: string) {
  const viewers: readonly Viewer[] = ['spectator', ...seatsOf(seats).filter((each) => each !== seat)];
  return game.redeal(state, viewers[viewer % viewers.length] ?? 'spectator', randomFromSeed(seed));
}

describe.each(Object.values<AnyGame>(games))('what a seat can choose from in $id', (game) => {
  const pairs = campaign(100, 2000);

  it(`has the same publicity in ${pairs} pairs of positions that others cannot tell apart, and the same moves if public`, () => {
    let secretly = 0;
    let publicly = 0;
    let index = 0;
    for (const position of positionsOf(game)) {
      if (index === pairs) break;
      const other = { ...position, state: otherwise(game, position, index, `other ${index}`) };
      const isOpen = isOpenQuestion(game, position.state, position.seat);
      expect(isOpenQuestion(game, other.state, position.seat)).toBe(isOpen);
      const isSame = movesAt(game, other) === movesAt(game, position);
      if (isOpen) expect(isSame).toBe(true);
      if (isOpen) publicly++;
      else if (!isSame) secretly++;
      index++;
    }
    // seats with cards or money would make the pairs differ
    if (game.id === 'harbour') expect(publicly).toBeGreaterThan(pairs * 0.9);
    else expect(secretly).toBeGreaterThan(pairs / 100);
  });
});

/** The step of the clock, in milliseconds. */
const step = 50;

/** How long a bot takes to answer, if it needs this many milliseconds to decide. */
async function timeOfAnswer(
  game: AnyGame,
  position: Position,
  { level, thought, pace }: { level: BotLevel; thought: number; pace: 'at-once' | 'brisk' },
  answer: GameTypes['Move'] | undefined = game.legalMoves(position.state, position.seat)[0],
): Promise<number> {
  const folder = freshFolder();
  plant(folder, game, position.seats, position.state, position.options);
  const { host, clock, thinking } = botServer(folder, { gameOf });
  const client = new TestClient(host);
  const { settings } = client.last('welcome');
  if (settings === null) throw new Error('no settings');
  client.ask({ type: 'change-settings', settings: { ...settings, pace } });
  client.ask({ type: 'open-table', table: plantedTable });
  const before = client.table.version;
  client.ask({ type: 'hand-seat', table: plantedTable, seat: position.seat, to: `bot-${level}`, standIn: false });
  let time = 0;
  const passes = (milliseconds: number): void => {
    clock.pass(0);
    for (const end = time + milliseconds; time < end && client.table.version === before; time += step) clock.pass(step);
  };
  passes(thought);
  const [asked] = thinking.asked;
  if (asked !== undefined && answer !== undefined) await asked.choose({ ...answer });
  passes(10_000);
  await host.close();
  return time;
}

/** Up to this many positions of a kind. */
function some<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean, most: number): Item[] {
  const found: Item[] = [];
  let looked = 0;
  for (const item of items) {
    if (isWanted(item)) found.push(structuredClone(item));
    looked++;
    if (found.length === most || looked === 60_000) break;
  }
  return found;
}

const paces = [
  { level: 'apprentice', pace: 'at-once', thoughts: [0, 50] },
  { level: 'shopkeeper', pace: 'brisk', thoughts: [0, 100, 450] },
  { level: 'merchant', pace: 'at-once', thoughts: [0, 250, 950] },
  { level: 'wholesaler', pace: 'brisk', thoughts: [0, 700, 950] },
] as const;

describe.each(['brick-and-mortar', 'mercado-de-lisboa', 'emporium', 'shopping-street'] as const)(
  'bot with secret options in %s',
  (id) => {
    const game: AnyGame = games[id];

    it('takes the same time whatever its options and thinking time, if both are secret', async () => {
      let index = 0;
      const isTelling = (position: Position): boolean => {
        if (game.toAct(position.state).length > 1 || game.legalMoves(position.state, position.seat).length > 1) {
          return false;
        }
        index++;
        return (
          movesAt(game, { ...position, state: otherwise(game, position, index, 'other') }) !== movesAt(game, position)
        );
      };
      const positions = some(positionsOf(game), isTelling, 2);
      expect(positions.length).toBeGreaterThan(0);
      for (const position of positions) {
        // in the middle of a choice the seat could not have begun it in every deal
        const worlds = [1, 2, 3]
          .map((deal) => otherwise(game, position, deal, `deal ${deal}`))
          .filter((state) => game.legalMoves(state, position.seat).length > 0);
        expect(worlds.length).toBeGreaterThan(0);
        // every position has the same answer where possible: others do not see a choice begin
        const [only] = game.legalMoves(position.state, position.seat);
        const answerIn = (state: GameTypes['State']) => {
          const legal = game.legalMoves(state, position.seat);
          return legal.find((move) => only !== undefined && sameMove(move, only)) ?? legal[0];
        };
        for (const { level, pace, thoughts } of paces) {
          const times = new Set<number>();
          for (const state of [position.state, ...worlds]) {
            for (const thought of thoughts) {
              const bot = { level, pace, thought };
              times.add(await timeOfAnswer(game, { ...position, state }, bot, answerIn(state)));
            }
          }
          expect(times.size, `${level}: ${[...times]}`).toBe(1);
        }
      }
    });
  },
);

describe('bot in harbour', () => {
  const game: AnyGame = games.harbour;

  it('answers after its usual pause if everyone sees its options', async () => {
    const isOnly = ({ state, seat }: Position): boolean => game.legalMoves(state, seat).length === 1;
    const [forced] = some(positionsOf(game), isOnly, 1);
    const [free] = some(positionsOf(game), (position) => !isOnly(position), 1);
    for (const position of [forced, free]) {
      if (position === undefined) throw new Error('no such position');
      const { state, seat } = position;
      expect(isOpenQuestion(game, state, seat)).toBe(true);
      expect(await timeOfAnswer(game, position, { level: 'wholesaler', pace: 'brisk', thought: 0 })).toBe(500);
      const late = await timeOfAnswer(game, position, { level: 'wholesaler', pace: 'brisk', thought: 700 });
      // a single move needs no thinking
      expect(late).toBe(position === forced ? 500 : 700);
    }
  });
});
