import type { ReckoningRow } from '../interaction/income-rows.ts';

/** A breakdown on a tag: source, calculation and amount in rows, with sums. */
export function Reckoning({ rows }: { readonly rows: readonly ReckoningRow[] }) {
  return (
    <span className="tag-reckoning mc-reckoning">
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
