import '../people/people.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlateButton } from '../people/plate-button.tsx';
import type { KnownPerson } from './known-people.ts';
import { chairOf, hasRoomFor, type Seating, type SeatingChange } from './seating.ts';

interface KnownNamesProps {
  readonly people: readonly KnownPerson[];
  readonly seating: Seating;
  readonly change: (change: SeatingChange) => void;
}

/** The people of the house. A press puts one on the next unnamed chair; another press removes them. */
export function KnownNames({ people, seating, change }: KnownNamesProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  if (people.length === 0) return null;
  return (
    <div className="known-names">
      <span id={id} className="soft small">
        {t('newGame.known')}
      </span>
      <ul className="person-plates" aria-labelledby={id}>
        {people.map(({ name, colour }) => {
          const isSeated = chairOf(seating, name) !== undefined;
          return (
            <li key={name}>
              <PlateButton
                person={{ name, colour }}
                pressed={isSeated}
                onPress={() => change({ type: isSeated ? 'known-off' : 'known', name, colour })}
                disabledReason={isSeated || hasRoomFor(seating) ? undefined : t('newGame.knownFull')}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
