import { whyNotPoints } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import { setAmount } from '../interaction/set-amount.ts';
import { pointPrices, pointsKey } from '../prompt/investment.ts';
import type { Asked } from '../prompt/prompt.ts';
import { playerOf, useTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';

/** The price list of points: a button with the price for each number that may be bought. */
export function PointsRow({ question }: { readonly question: Asked<'invest'> }) {
  const table = useTable();
  const { words, moves, pending, view, ownSeat } = table;
  const chosen = pending.amounts[pointsKey] ?? 0;
  const set = setAmount(table, pointsKey);
  return (
    <fieldset className="bm-points" aria-label={words.say('regions.points-for-sale')}>
      {pointPrices(table, question).map((price, index) => {
        const points = index + 1;
        const open = moves.some((move) => move.type === 'buy-points' && move.points === points);
        const reason = whyNotPoints(playerOf(view, ownSeat), points, question.rebateUsed);
        return (
          <button
            type="button"
            key={points}
            data-action={`points-${points}`}
            className={`bm-point printed ${chosen === points ? 'chosen' : open ? 'lit' : ''}`}
            aria-pressed={chosen === points}
            aria-disabled={open ? undefined : true}
            aria-label={words.say('spoken.points-price', { points: words.points(points), money: words.money(price) })}
            title={open ? undefined : reasonWords(reason, words)}
            onClick={() => {
              if (open) set(chosen === points ? 0 : points);
            }}
          >
            <b>{points}</b>
            <span>{words.money(price)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
