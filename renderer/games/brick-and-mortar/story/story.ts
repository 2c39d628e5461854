import { seatsOf } from '../../../../shared/engine/index.ts';
import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import type { MatchMoment } from '../../../table/index.ts';
import { momentOf } from '../../../table/scoring/story-figures.ts';
import { playerOf } from '../table.ts';
import type { Words } from '../words.ts';

/** How much the figure of each month rose above the month before, with the figure at the start. */
function rises(start: number, values: readonly number[]): readonly number[] {
  return values.map((value, month) => value - (month === 0 ? start : (values[month - 1] ?? start)));
}

const startPoints = 10;

/** What was worth telling of the year, read from the books: the best month, the richest one, the heaviest debt. */
export function momentsOf(view: BrickView, scores: readonly number[], words: Words): readonly MatchMoment[] {
  const moments: MatchMoment[] = [];
  const seats = seatsOf(view.seatCount);
  let best = { seat: seats[0], month: 0, by: 0 };
  let richest = { seat: seats[0], month: 0, money: -1 };
  let indebted = { seat: seats[0], tokens: 0 };
  for (const seat of seats) {
    const player = playerOf(view, seat);
    rises(startPoints, player.pointsByMonth).forEach((by, month) => {
      if (by > best.by) best = { seat, month, by };
    });
    (player.moneyByMonth ?? []).forEach((money, month) => {
      if (money > richest.money) richest = { seat, month, money };
    });
    if (player.debt > indebted.tokens) indebted = { seat, tokens: player.debt };
  }
  if (best.seat !== undefined && best.by > 0) {
    moments.push(
      momentOf(words.say, 'best-month', {
        month: words.month(best.month),
        name: words.name(best.seat),
        points: words.points(best.by),
      }),
    );
  }
  if (richest.seat !== undefined && richest.money > 0) {
    moments.push(
      momentOf(words.say, 'richest', {
        month: words.month(richest.month),
        name: words.name(richest.seat),
        money: words.money(richest.money),
      }),
    );
  }
  if (indebted.seat !== undefined && indebted.tokens > 0) {
    const first = Math.max(...scores);
    const behind = first - (scores[indebted.seat] ?? first);
    const facts = {
      name: words.name(indebted.seat),
      tokens: words.say('tokens', { count: indebted.tokens }),
      points: words.points(behind),
    };
    moments.push(momentOf(words.say, behind > 0 ? 'debt-behind' : 'debt', facts, 'debt'));
  }
  return moments;
}
