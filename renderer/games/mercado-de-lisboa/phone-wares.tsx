import { useEffect, useState } from 'react';
import type { Level } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { levels } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { Button, RovingGrid } from '../../design/index.ts';
import { OpenCustomers } from './customers-panel.tsx';
import { DisplayPanel } from './display-panel.tsx';
import { customerColumns, type PhoneSizes } from './phone-sizes.ts';
import { meaningOf } from './pieces.ts';
import { useTable } from './table.ts';
import { OwnRestaurants, OwnTiles } from './wares.tsx';

/** The width of an own stand tile or restaurant, in pixels. */
const wareSize = 52;

/** Open customers of a level, side by side. */
const ofLevel = 3;

/** What lies in reach of the thumb: own stand tiles and restaurants, the open customers; or the display, to take from it. */
export function PhoneWares({ together, customers }: Pick<PhoneSizes, 'together' | 'customers'>) {
  const { question, near, asked, words } = useTable();
  const [shown, show] = useShown();
  if (asked && question?.type === 'take-tile' && question.seat === near) {
    return (
      <div className="mc-phone-wares azulejos">
        <DisplayPanel size={60} />
      </div>
    );
  }
  if (together) {
    return (
      <div className="mc-phone-wares azulejos">
        <OwnWares />
        <PhoneCustomers {...customers} />
      </div>
    );
  }
  return (
    <div className="mc-phone-wares one azulejos">
      <div className="mc-phone-changing">
        {(['wares', 'customers'] as const).map((each) => (
          <Button
            key={each}
            icon={each === 'wares' ? 'home' : 'people'}
            label={words.say(`phone.show.${each}`)}
            pressed={shown === each}
            onPress={() => show(each)}
          />
        ))}
      </div>
      {shown === 'wares' ? <OwnWares /> : <PhoneCustomers {...customers} />}
    </div>
  );
}

type Shown = 'wares' | 'customers';

/** Which of the two is seen: what was taken in hand last, or asked for since. */
function useShown(): readonly [Shown, (shown: Shown) => void] {
  const { held } = useTable().half;
  const [shown, show] = useState<Shown>('wares');
  useEffect(() => {
    if (held !== null) show(meaningOf(held).of === 'customers' ? 'customers' : 'wares');
  }, [held]);
  return [shown, show];
}

/** The near player's stand tiles and restaurants in one row. */
function OwnWares() {
  const { words } = useTable();
  return (
    <section className="mc-phone-own" aria-label={words.say('phone.show.wares')}>
      <OwnTiles size={wareSize} />
      <OwnRestaurants size={wareSize} />
    </section>
  );
}

/** The open customers in two rows of two levels each. */
function PhoneCustomers({ width, height }: PhoneSizes['customers']) {
  const { view, words } = useTable();
  const columns = customerColumns / ofLevel;
  const cellOf = (level: Level, at: number) => ({
    row: Math.floor((level - 1) / columns),
    column: ((level - 1) % columns) * ofLevel + at,
  });
  return (
    <section className="mc-phone-customers" aria-label={words.say('customers')}>
      <RovingGrid label={words.say('customers')} rows={levels.length / columns} columns={customerColumns}>
        {levels.flatMap((level) =>
          (view.customers[level - 1] ?? []).map((tile, at) => {
            const { row, column } = cellOf(level, at);
            return (
              <div key={tile} data-cell={`${row},${column}`} style={{ gridArea: `${row + 1} / ${column + 1}` }}>
                <OpenCustomers tile={tile} width={width} height={height} />
              </div>
            );
          }),
        )}
      </RovingGrid>
    </section>
  );
}
