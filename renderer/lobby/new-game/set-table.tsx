import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameFault } from '../../../shared/protocol/messages.ts';
import type { NameClash } from '../../../shared/protocol/name-clashes.ts';
import { ChairSettings } from './chair-settings.tsx';
import { type Chair, mayBeNameless, type Seating, type SeatingChange } from './seating.ts';
import { SetChair } from './set-chair.tsx';

interface SetTableProps {
  readonly seating: Seating;
  readonly hosted: boolean;
  /** The fault of a chair's name, once it should show. */
  readonly faultOf: (chair: Chair) => NameFault | NameClash | null;
  readonly change: (change: SeatingChange) => void;
}

/** The table with its chairs in seat order. A press on a chair opens its settings. */
export function SetTable({ seating, hosted, faultOf, change }: SetTableProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const place = seating.findIndex(({ key }) => key === opened);
  const chair = seating[place];
  return (
    <>
      <ol className="set-table" aria-label={t('newGame.round')}>
        {seating.map((each, at) => (
          <SetChair
            key={each.key}
            chair={each}
            place={at}
            fault={faultOf(each)}
            nameless={mayBeNameless(seating, each)}
            settings={each === chair ? id : undefined}
            onSettings={() => setOpened(each === chair ? null : each.key)}
            change={change}
          />
        ))}
      </ol>
      {chair !== undefined && (
        <ChairSettings id={id} chair={chair} place={place} seats={seating.length} hosted={hosted} change={change} />
      )}
    </>
  );
}
