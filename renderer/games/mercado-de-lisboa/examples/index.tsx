// bundled with the game's UI, which uses the same drawings: otherwise they would need many small files
import '../index.ts';
import './examples.css';
import { eventOf, playerAt, seatAt } from '../../../../shared/engine/index.ts';
import {
  besideRestaurants,
  fullerLine,
  lateRestaurant,
  paidRival,
} from '../../../../shared/games/mercado-de-lisboa/examples.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { type Entrance, entrances, marketSize, type Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { customers, improves } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { Coin, CustomerCard, EntranceMark, Parasol, Stall } from '../../../design/index.ts';
import { type DrawnExample, drawnExample, drawnTwice, ExampleRow, markAt } from '../../../game-kit/examples.tsx';

const ana = seatAt(0);

/** The content of a space. */
function SpacePicture({ state, space }: { state: MercadoState; space: Space }) {
  const stand = state.stands[space] ?? null;
  const [open, grey] = [state.open[space] ?? null, state.grey[space] ?? null];
  return (
    <span className="mc-example-space">
      {stand !== null && <Stall good={stand.good} owner={markAt(stand.seat)} size={38} />}
      {open !== null && <Parasol improves={improves[open]} open size={36} />}
      {grey !== null && <Parasol improves={improves[grey]} open={false} size={32} />}
    </span>
  );
}

function EntrancePicture({ state, entrance }: { state: MercadoState; entrance: Entrance | undefined }) {
  const id = entrance === undefined ? null : state.doors[entrance];
  if (id === null) return <EntranceMark width={40} height={36} />;
  const { level, wants } = customers(id);
  return <CustomerCard count={level} wants={wants} width={46} height={40} />;
}

/** Some rows of the market with the entrances at their ends; rows count from 0. */
function Rows({ state, rows }: { state: MercadoState; rows: readonly number[] }) {
  return (
    <span className="mc-example-market">
      {rows.map((row) => {
        const [left, right] = ['L', 'R'].map((end) => entrances.find((id) => id === `${end}${row + 1}`));
        const spaces = Array.from({ length: marketSize }, (_, column) => row * marketSize + column);
        return (
          <span key={row} className="mc-example-line">
            <EntrancePicture state={state} entrance={left} />
            {spaces.map((space) => (
              <SpacePicture key={space} state={state} space={space} />
            ))}
            <EntrancePicture state={state} entrance={right} />
          </span>
        );
      })}
    </span>
  );
}

function Purse({ state }: { state: MercadoState }) {
  return (
    <ExampleRow seat={ana}>
      <Coin amount={playerAt(state, ana).money} size={34} />
    </ExampleRow>
  );
}

/** The row in which all examples play. */
const row = 1;

/** The examples of the rules of Mercado de Lisboa. */
export const examples: readonly DrawnExample[] = [
  drawnExample(
    mercadoDeLisboa,
    fullerLine,
    drawnTwice((state) => (
      <>
        <Rows state={state} rows={[0, 1, 2]} />
        <Purse state={state} />
      </>
    )),
  ),
  drawnExample(mercadoDeLisboa, paidRival, {
    before: ({ before }) => <Rows state={before} rows={[row]} />,
    after: ({ after, events }) => (
      <>
        <Rows state={after} rows={[row]} />
        {eventOf(events, 'customers-brought')
          .income.toSorted((one, other) => one.seat - other.seat)
          .map(({ seat, good, coins }) => (
            <ExampleRow key={seat} seat={seat}>
              <Stall good={good} owner={markAt(seat)} size={38} />
              <Coin amount={coins} size={32} />
            </ExampleRow>
          ))}
      </>
    ),
  }),
  drawnExample(mercadoDeLisboa, besideRestaurants, {
    before: ({ before }) => (
      <>
        <Rows state={before} rows={[row]} />
        <Purse state={before} />
      </>
    ),
    after: ({ after, events }) => (
      <>
        <Rows state={after} rows={[row]} />
        <ExampleRow>
          {eventOf(events, 'customers-brought').income.map(({ space, good, seat, coins, improvedBy }) => (
            <span key={space} className="example-several">
              <Stall good={good} owner={markAt(seat)} size={38} />
              {improvedBy.map((restaurant) => (
                <Parasol key={restaurant} improves={improves[restaurant]} open size={28} />
              ))}
              <Coin amount={coins} size={32} />
            </span>
          ))}
        </ExampleRow>
        <Purse state={after} />
      </>
    ),
  }),
  drawnExample(
    mercadoDeLisboa,
    lateRestaurant,
    drawnTwice((state) => (
      <>
        <Rows state={state} rows={[row]} />
        <Purse state={state} />
      </>
    )),
  ),
];
