import { playerOf, useTable } from '../table.ts';

/** The own money, if the counter has no till. */
export function OwnMoney() {
  const { view, ownSeat, words } = useTable();
  const { money } = playerOf(view, ownSeat);
  if (money === null) return null;
  return (
    <p className="bm-money">
      <span className="unseen">{words.say('spoken.till', { money: words.money(money) })}</span>
      <span aria-hidden="true">{words.money(money)}</span>
    </p>
  );
}
