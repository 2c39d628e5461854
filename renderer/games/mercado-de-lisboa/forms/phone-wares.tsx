import { useEffect, useState } from 'react';
import { Button, Scroller } from '../../../design/index.ts';
import { meaningOf } from '../interaction/pieces.ts';
import { CustomerGrid } from '../regions/customers-panel.tsx';
import { DisplayPanel } from '../regions/display-panel.tsx';
import { EntranceTag } from '../regions/entrance-tag.tsx';
import { SpaceTag } from '../regions/space-tag.tsx';
import { OwnRestaurants, OwnTiles } from '../regions/wares.tsx';
import { playerOf, useTable } from '../table.ts';
import { customerColumns, type PhoneSizes } from './phone-sizes.ts';

/** The width of an own stand tile or restaurant, in pixels; and where there are more of them than fit in a row. */
const wareSize = { usual: 52, crowded: 44 } as const;
const inOneRow = { beside: 4, alone: 6 } as const;
const displaySize = 60;

/**
 * What lies in reach of the thumb: own stand tiles and restaurants, the open customers; once a place is picked, what it
 * costs and brings there; or the display, to take from it.
 */
export function PhoneWares({ together, customers }: Pick<PhoneSizes, 'together' | 'customers'>) {
  const { question, near, asked } = useTable();
  const [shown, show] = useShown();
  if (asked && question?.type === 'take-tile' && question.seat === near) {
    return (
      <div className="mc-phone-wares azulejos">
        <DisplayPanel size={displaySize} />
      </div>
    );
  }
  // the own wares keep their place where there is room for them
  const lower = together && shown === 'wares' ? 'customers' : shown;
  const choice = together ? (['customers'] as const) : (['wares', 'customers'] as const);
  const changing = !together || lower === 'quote';
  return (
    <div className={`mc-phone-wares azulejos ${together ? 'together' : ''}`}>
      {together && <OwnWares most={inOneRow.alone} />}
      {changing && <Changing choice={choice} shown={lower} show={show} />}
      {lower === 'wares' && <OwnWares most={inOneRow.beside} />}
      {lower === 'customers' && <CustomerGrid columns={customerColumns} {...customers} />}
      {lower === 'quote' && <Quote />}
    </div>
  );
}

/** What is seen above the counter. */
type Shown = 'wares' | 'customers' | 'quote';

interface ChangingProps {
  readonly choice: readonly (keyof typeof icons)[];
  readonly shown: Shown;
  show(shown: Shown): void;
}

const icons = { wares: 'home', customers: 'people' } as const;

/** The buttons that bring something else above the counter. */
function Changing({ choice, shown, show }: ChangingProps) {
  const { words } = useTable();
  return (
    <div className="mc-phone-changing">
      {choice.map((each) => (
        <Button
          key={each}
          icon={icons[each]}
          label={words.say(`phone.show.${each}`)}
          pressed={shown === each}
          onPress={() => show(each)}
        />
      ))}
    </div>
  );
}

/** What is seen: the place that was picked last, or what was taken in hand, or what was asked for since. */
function useShown(): readonly [Shown, (shown: Shown) => void] {
  const { held, target } = useTable().half;
  const [shown, show] = useState<Shown>('wares');
  useEffect(() => {
    if (held !== null) show(meaningOf(held).of === 'customers' ? 'customers' : 'wares');
  }, [held]);
  useEffect(() => {
    if (target !== null) show('quote');
  }, [target]);
  // what was picked has been put back, or played
  return [shown === 'quote' && target === null ? 'wares' : shown, show];
}

/** What is in hand costs and brings so much at the place that is picked, line by line. */
function Quote() {
  const { half, words } = useTable();
  if (half.target === null) return null;
  const place = meaningOf(half.target);
  return (
    <section className="mc-phone-quote" aria-label={words.say('phone.quote')}>
      <Scroller className="mc-phone-quoted">
        {place.of === 'space' && <SpaceTag space={place.space} />}
        {place.of === 'entrance' && <EntranceTag entrance={place.entrance} />}
      </Scroller>
    </section>
  );
}

/** The near player's stand tiles and restaurants, smaller where there are more than `most`. */
function OwnWares({ most }: { readonly most: number }) {
  const { view, near, words } = useTable();
  const { tiles, restaurants } = playerOf(view, near);
  const size = tiles.length + restaurants.length > most ? wareSize.crowded : wareSize.usual;
  return (
    <section className="mc-phone-own" aria-label={words.say('phone.show.wares')}>
      <OwnTiles size={size} />
      <OwnRestaurants size={size} />
    </section>
  );
}
