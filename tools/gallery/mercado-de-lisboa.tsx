import {
  CustomerCard,
  EntranceMark,
  Fame,
  FameRank,
  Parasol,
  PLAYER_MARKS,
  Stall,
} from '../../renderer/design/index.ts';
import { Piece } from './piece.tsx';

const GOODS = ['fish', 'flower', 'tomato', 'meat', 'grape'] as const;
const SIZES = [36, 48, 60, 76, 90] as const;

/** Stalls, restaurants and customers. */
export function MercadoDeLisboa() {
  return (
    <>
      <Piece name="stalls">
        {GOODS.map((good, index) => (
          <Stall key={good} good={good} owner={PLAYER_MARKS[index]} label={`${good} stand`} />
        ))}
        {SIZES.map((size) => (
          <Stall key={size} good="grape" size={size} />
        ))}
      </Piece>
      <Piece name="parasols">
        {GOODS.map((good) => (
          <Parasol key={good} improves={[good]} label={`restaurant for ${good}`} />
        ))}
        {SIZES.map((size) => (
          <Parasol key={size} improves={GOODS} size={size} />
        ))}
      </Piece>
      <Piece name="parasols, not open; nobody knows which">
        {SIZES.map((size) => (
          <Parasol key={size} improves={['tomato']} open={false} size={size} />
        ))}
        <Parasol improves={GOODS} open={false} />
        <Parasol improves={null} open={false} />
      </Piece>
      <Piece name="customers">
        {[46, 70, 100].map((width) =>
          [1, 2, 3, 4].map((count) => (
            <CustomerCard
              key={`${width} ${count}`}
              count={count}
              wants={count === 4 ? ['fish'] : ['tomato', 'meat']}
              width={width}
              height={Math.round(width * 0.86)}
            />
          )),
        )}
      </Piece>
      <Piece name="entrance, fame and ranks">
        <EntranceMark />
        {[0, 1, 2, 3].map((won) => (
          <Fame key={won} won={won} label={`${won} fame`} />
        ))}
        {([0, 1, 2, 3, 4] as const).map((rank) => (
          <FameRank key={rank} rank={rank} size={32} />
        ))}
      </Piece>
    </>
  );
}
