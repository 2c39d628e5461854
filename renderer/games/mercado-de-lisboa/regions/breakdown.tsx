import type { BreakdownRow } from '../interaction/income-rows.ts';

/** A breakdown on a tag: source, calculation and amount in rows, with sums. */
export function Breakdown({ rows }: { readonly rows: readonly BreakdownRow[] }) {
  return (
    <span className="tag-breakdown mc-breakdown">
      {rows.map(({ key, label, how, amount, total = false }) => (
        <span key={key} className={total ? 'total' : undefined}>
          <span>
            {label}
            {how !== undefined && <small>: {how}</small>}
          </span>{' '}
          <b className="figure">{amount}</b>{' '}
        </span>
      ))}
    </span>
  );
}
