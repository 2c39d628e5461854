import { memo } from 'react';
import { Drawing, DrawnText, type Labelled, Placed } from './drawing.tsx';

interface CoinFace {
  /** The text on it, usually a number of coins. */
  readonly amount?: string | number | undefined;
  readonly size?: number | undefined;
}

/** A coin inside another drawing. */
export function CoinShape({ amount, x, y, size = 28 }: CoinFace & { readonly x: number; readonly y: number }) {
  const middle = size / 2;
  return (
    <Placed x={x} y={y}>
      <circle cx={middle} cy={middle} r={middle - 1} fill="var(--coin)" stroke="var(--print)" strokeWidth={2} />
      <circle cx={middle} cy={middle} r={middle - 4.2} fill="none" stroke="#9a6c1d" strokeWidth={1.2} />
      {amount !== undefined && (
        <DrawnText x={middle} y={middle + size * 0.18} size={size * 0.5}>
          {amount}
        </DrawnText>
      )}
    </Placed>
  );
}

export const Coin = memo(function Coin({ amount, size = 28, label, className }: CoinFace & Labelled) {
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      <circle className="rim" cx={size / 2} cy={size / 2} r={size / 2} strokeWidth={2.4} />
      <CoinShape amount={amount} x={0} y={0} size={size} />
    </Drawing>
  );
});
