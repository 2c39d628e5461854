import { useEffect, useState } from 'react';
import { Button, Scroller } from '../../../design/index.ts';
import { meaningOf } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { CustomerGrid } from './customers-panel.tsx';
import { EntranceTag } from './entrance-tag.tsx';
import { SpaceTag } from './space-tag.tsx';
import { OwnRestaurants, OwnTiles } from './wares.tsx';

/**
 * The parts within the thumb's reach: own pieces and face-up customers, and the cost and income at a picked place.
 * The style sheet shows one at a time, or the own pieces with one of the others.
 */
export function PhoneWares() {
  const { words } = useTable();
  const [shown, show] = useShown();
  return (
    <div className={`mc-phone-wares shown-${shown}`}>
      <Changing shown={shown} show={show} />
      <section className="mc-phone-own" aria-label={words.say('phone.show.wares')}>
        <OwnTiles />
        <OwnRestaurants />
      </section>
      <CustomerGrid />
      <Quote />
    </div>
  );
}

/** The part shown above the counter. */
type Shown = 'wares' | 'customers' | 'quote';

interface ChangingProps {
  readonly shown: Shown;
  show(shown: Shown): void;
}

/** Buttons that switch the part above the counter. */
function Changing({ shown, show }: ChangingProps) {
  const { words } = useTable();
  return (
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
    <section className="mc-phone-quote printed" aria-label={words.say('phone.quote')}>
      <Scroller className="mc-phone-quoted">
        {place.of === 'space' && <SpaceTag space={place.space} />}
        {place.of === 'entrance' && <EntranceTag entrance={place.entrance} />}
      </Scroller>
    </section>
  );
}
