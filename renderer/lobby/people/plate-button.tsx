import './people.css';
import type { ReactNode } from 'react';
import type { PersonPlate } from '../../../shared/protocol/messages.ts';
import { Button, NamePlate } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';

interface PlateButtonProps {
  readonly person: Pick<PersonPlate, 'name' | 'colour'>;
  readonly pressed?: boolean;
  readonly disabledReason?: ReactNode;
  readonly onPress: () => void;
}

/** The name plate of a person, to press. */
export function PlateButton({ person: { name, colour }, ...press }: PlateButtonProps) {
  return (
    <Button className="plate-button" {...press}>
      <NamePlate mark={markOfColour(colour)} name={name} />
    </Button>
  );
}
