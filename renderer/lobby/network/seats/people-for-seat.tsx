import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonPlate, SeatSettings } from '../../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../../shared/protocol/name-clashes.ts';
import { othersThan } from '../../../people/player-mark.ts';
import { PlateButton } from '../../people/plate-button.tsx';

interface PeopleForSeatProps {
  /** The people of the house who may sit down. */
  readonly people: readonly PersonPlate[];
  readonly seats: readonly SeatSettings[];
  readonly seat: number;
  readonly onChoose: (person: PersonPlate) => void;
}

/** The people of the house who could play a seat, each with one press. Nothing if there are none. */
export function PeopleForSeat({ people, seats, seat, onChoose }: PeopleForSeatProps) {
  const { t } = useTranslation('lobby');
  const id = useId();
  const others = othersThan(seats, seat);
  const offered = people.filter(({ name }) => nameClashWith(name, others) === null);
  if (offered.length === 0) return null;
  return (
    <>
      <p id={id} className="soft small">
        {t('people.title')}
      </p>
      <ul className="person-plates" aria-labelledby={id}>
        {offered.map((person) => (
          <li key={person.id}>
            <PlateButton person={person} onPress={() => onChoose(person)} />
          </li>
        ))}
      </ul>
    </>
  );
}
