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

/** Width of an own stand tile or restaurant in pixels; `crowded` if they exceed a row. */
const wareSize = { usual: 52, crowded: 44 } as const;
const inOneRow = { beside: 4, alone: 6 } as const;
const displaySize = 60;

/**
 * The parts within the thumb's reach: own pieces and face-up customers.
 * After a place is picked, its cost and income; or the display, to take a tile.
 */
export function PhoneWares({ together, customers }: Pick<PhoneSizes, 'together' | 'customers'>) {
  const { question, ownSeat, asked } = useTable();
  const [shown, show] = useShown();
  if (asked && question?.type === 'take-tile' && question.seat === ownSeat) {
    return (
      <div className="mc-phone-wares azulejos">
        <DisplayPanel size={displaySize} />
      </div>
    );
  }
  // own pieces keep their place if there is space
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

/** The part shown above the counter. */
type Shown = 'wares' | 'customers' | 'quote';

interface ChangingProps {
  readonly choice: readonly (keyof typeof icons)[];
  readonly shown: Shown;
  show(shown: Shown): void;
}

const icons = { wares: 'home', customers: 'people' } as const;

/** Buttons that switch the part above the counter. */
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

/** The part to show: follows the latest pick, until the player switches. */
function useShown(): readonly [Shown, (shown: Shown) => void] {
  const { held, target } = useTable().pending;
  const [shown, show] = useState<Shown>('wares');
  useEffect(() => {
    if (held !== null) show(meaningOf(held).of === 'customers' ? 'customers' : 'wares');
  }, [held]);
  useEffect(() => {
    if (target !== null) show('quote');
  }, [target]);
  // the choice was put back or played
  return [shown === 'quote' && target === null ? 'wares' : shown, show];
}

/** Cost and income of the selected piece at the picked place, in rows. */
function Quote() {
  const { pending, words } = useTable();
  if (pending.target === null) return null;
  const place = meaningOf(pending.target);
  return (
    <section className="mc-phone-quote" aria-label={words.say('phone.quote')}>
      <Scroller className="mc-phone-quoted">
        {place.of === 'space' && <SpaceTag space={place.space} />}
        {place.of === 'entrance' && <EntranceTag entrance={place.entrance} />}
      </Scroller>
    </section>
  );
}

/** The own stand tiles and restaurants, smaller if there are more than `most`. */
function OwnWares({ most }: { readonly most: number }) {
  const { view, ownSeat, words } = useTable();
  const { tiles, restaurants } = playerOf(view, ownSeat);
  const size = tiles.length + restaurants.length > most ? wareSize.crowded : wareSize.usual;
  return (
    <section className="mc-phone-own" aria-label={words.say('phone.show.wares')}>
      <OwnTiles size={size} />
      <OwnRestaurants size={size} />
    </section>
  );
}
