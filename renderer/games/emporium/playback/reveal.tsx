import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { RevealProps } from '../../../table/index.ts';
import { useWords } from '../words.ts';
import { TurnedChoices } from './turned-choices.tsx';
import { TurnedVotes } from './turned-votes.tsx';

/** The reveal: all votes, or all cards and dice in resolution order. */
export function Reveal({ seats, events }: RevealProps<unknown, EmporiumEvent>) {
  const words = useWords(seats);
  const turned = events;
  const votes = turned.find((event) => event.type === 'votes-revealed');
  const choices = turned.find((event) => event.type === 'choices-revealed');
  return (
    <div className="turned-up em-reveal">
      {votes !== undefined && <TurnedVotes votes={votes.votes} seats={seats} words={words} />}
      {choices !== undefined && <TurnedChoices choices={choices.choices} seats={seats} words={words} />}
    </div>
  );
}
