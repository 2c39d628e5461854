import { Drawing, ICONS, Placed } from '../../design/index.ts';

const stars = [1, 2, 3] as const;

/** The fame of a challenge as three stars: full ones for what is won, hollow ones for what is left. For the eye alone. */
export function FameStars({ fame }: { readonly fame: number }) {
  return (
    <span className="fame-stars">
      {stars.map((star) => (
        <Drawing key={star} width={20} height={19} className={star <= fame ? 'won' : ''} scales>
          <Placed x={-0.5} y={-0.5} scale={0.875}>
            <path d={ICONS.investment} />
          </Placed>
        </Drawing>
      ))}
    </span>
  );
}
