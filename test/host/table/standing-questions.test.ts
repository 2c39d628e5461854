import { describe, expect, it } from 'vitest';
import { SeenChoices } from '../../../main/host/table/seen-choices.ts';
import { StandingQuestions } from '../../../main/host/table/standing-questions.ts';
import {
  type GameTypes,
  Match,
  nextWord,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  seatAt,
  seatsOf,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import { campaign } from '../../harness/campaign.ts';
import { bid, opened, play, seated } from '../opened-table.ts';

async function threeAtHome() {
  const { host, hostPage, table, code } = await opened();
  hostPage.take(0);
  const ben = { seat: 1, ...seated(host, table, code, 1, 'Ben') };
  const cleo = { seat: 2, ...seated(host, table, code, 2, 'Cleo') };
  const answer = ({ seat, token, client }: typeof ben, version: number, coins: number) =>
    client.ask({ type: 'play', table, version, seat, token, move: bid(coins) });
  return { hostPage, ben, cleo, table, answer };
}

describe('answer sent while others’ are in flight', () => {
  it('is accepted: the question to this seat has not changed', async () => {
    const { hostPage, ben, cleo, answer } = await threeAtHome();
    const { version } = cleo.client.table;
    hostPage.play(bid(5));
    expect(answer(ben, version, 3)).toMatchObject({ type: 'done' });
    // by now only Cleo is asked
    expect(answer(cleo, version, 4)).toMatchObject({ type: 'done' });
    expect(hostPage.table.log.moves.map(({ seat }) => seat)).toEqual([2]);
    expect(hostPage.table.version).toBe(version + 3);
  });

  it('is accepted even if another player took theirs back and sealed another', async () => {
    const { hostPage, cleo, answer } = await threeAtHome();
    const { version } = cleo.client.table;
    hostPage.play(bid(5));
    hostPage.undo(0);
    hostPage.play(bid(2));
    expect(answer(cleo, version, 4)).toMatchObject({ type: 'done' });
  });

  it('is stale once the seat has answered, and at the next question', async () => {
    const { hostPage, ben, cleo, answer } = await threeAtHome();
    const { version } = ben.client.table;
    expect(answer(ben, version, 3)).toMatchObject({ type: 'done' });
    expect(answer(ben, version, 4)).toMatchObject({ type: 'refused', code: 'stale' });
    hostPage.play(bid(5));
    expect(play(cleo.client, cleo.token, 1)).toMatchObject({ type: 'done' });
    expect(answer(ben, version, 3)).toMatchObject({ type: 'refused', code: 'stale' });
  });

  it('is stale unless it names a version that existed', async () => {
    const { hostPage, ben, answer } = await threeAtHome();
    const { version } = ben.client.table;
    hostPage.play(bid(5));
    expect(answer(ben, version + 2, 3)).toMatchObject({ type: 'refused', code: 'stale' });
    expect(answer(ben, version, 3)).toMatchObject({ type: 'done' });
  });

  it('is the only request accepted for an old version', async () => {
    const { hostPage, ben, table, answer } = await threeAtHome();
    const { version } = ben.client.table;
    expect(answer(ben, version, 3)).toMatchObject({ type: 'done' });
    hostPage.play(bid(5));
    const undo = { type: 'undo', table, seat: 1, token: ben.token } as const;
    expect(ben.client.refusal({ ...undo, version: version + 1 })).toBe('stale');
  });
});

/** A seat's offer after an entry, how many of its own entries were made by then, and whether others were asked. */
interface Moment {
  readonly offer: string;
  readonly own: number;
  readonly several: boolean;
}

/** Plays this many random entries, some undone at once, and checks each version number against the offer. */
function follow(match: Match<GameTypes>, entries: number, random: RandomWords): number {
  const questions = new StandingQuestions();
  const seen = new SeenChoices();
  seen.begin(match);
  questions.begin(match);
  const { game } = match;
  const seats = seatsOf(match.header.seats);
  const viewers: readonly Viewer[] = [...seats, 'spectator'];
  const own = new Map<Seat, number>();
  const momentOf = (seat: Seat): Moment => ({
    offer: JSON.stringify(game.legalMoves(match.state, seat)),
    own: own.get(seat) ?? 0,
    several: game.toAct(match.state).length > 1,
  });
  /** One moment per version, by viewer (who counts versions) and by seat. */
  const moments = new Map(viewers.map((viewer) => [viewer, seats.map((seat) => [momentOf(seat)])]));
  let crossed = 0;
  for (let entry = 0; entry < entries; entry++) {
    const kind = entry > 0 && match.undoableBy !== null && nextWord(random) % 6 === 0 ? 'undo' : 'move';
    const acting = game.toAct(match.state);
    const seat = kind === 'undo' ? match.undoableBy : acting.length === 0 ? null : pick(random, acting);
    if (seat === null) break;
    if (kind === 'undo') match.undo(seat);
    else match.play(seat, pick(random, game.legalMoves(match.state, seat)));
    own.set(seat, (own.get(seat) ?? 0) + 1);
    const missedBy = seen.follow({ kind, seat }, match);
    questions.follow({ kind, seat }, match, missedBy);
    for (const viewer of viewers) {
      for (const asked of seats) {
        const all = moments.get(viewer)?.[asked] ?? [];
        // what a viewer has missed belongs to the version that they know
        if (missedBy.has(viewer)) all.pop();
        all.push(momentOf(asked));
        crossed += checked(all, questions.standsSince(asked, viewer));
      }
    }
  }
  return crossed;
}

/** A question stays valid exactly while offer and own moves do, if several were asked. Counts the valid ones. */
function checked(all: readonly Moment[], stands: number): number {
  const now = all.at(-1);
  const isAsNow = (moment: Moment) => moment.offer === now?.offer && moment.own === now.own;
  const standing = all.slice(all.length - 1 - stands);
  expect(standing.length).toBe(stands + 1);
  expect(standing.every(isAsNow)).toBe(true);
  const before = all[all.length - 2 - stands];
  const isCutShort = before?.several === true && now?.several === true && now.offer !== '[]' && isAsNow(before);
  expect(isCutShort).toBe(false);
  return stands > 0 ? 1 : 0;
}

const all: readonly AnyGame[] = Object.values(games);

describe('validity of a question', () => {
  it('ends with the seat’s own move and with a rewind, even if the offer stays the same', () => {
    const match = Match.start(sealedMarket, { seats: 3, options: {}, seed: 'the same' });
    const questions = new StandingQuestions();
    questions.begin(match);
    const standing = () => seatsOf(3).map((seat) => questions.standsSince(seat, 'spectator'));
    questions.follow({ kind: 'move', seat: seatAt(1) }, match, new Set());
    expect(standing()).toEqual([1, 0, 1]);
    questions.follow({ kind: 'undo', seat: seatAt(2) }, match, new Set());
    expect(standing()).toEqual([2, 1, 0]);
    questions.follow({ kind: 'rewind', seat: seatAt(2) }, match, new Set());
    expect(standing()).toEqual([0, 0, 0]);
  });

  it.each(all)('lasts while the offer to the seat stays the same, in $id', (game) => {
    let crossed = 0;
    for (let round = 0; round < campaign(2, 12); round++) {
      const seed = `questions of ${game.id} ${round}`;
      const match = Match.start(game, { seats: Math.min(game.seats.max, 3 + (round % 3)), options: {}, seed });
      crossed += follow(match, 150, randomFromSeed(seed));
    }
    // Harbour and Mercado de Lisboa ask one seat at a time once a match is under way
    const asksSeveral = ['brick-and-mortar', 'emporium', 'shopping-street'].includes(game.id);
    expect(crossed > 20).toBe(asksSeveral);
  });
});
