import { useState } from 'react';
import type { ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';
import { StreetDie } from '../../design/index.ts';
import { drawnFace, spokenFace } from './dice-faces.ts';
import { useTable } from './table.ts';

type Roll = Extract<ShoppingStreetEvent, { type: 'dice-rolled' }>;

const dice = ['first', 'second'] as const;

/** The two dice as they fell last, and who draws cards for it. `size` of a die, in pixels. */
export function Dice({ size }: { readonly size: number }) {
  const { words, seats, latest } = useTable();
  const roll = useLastRoll(latest);
  return (
    <section className="ss-dice" aria-label={words.say('regions.dice')} data-dice="">
      <span className="ss-dice-pair">
        {dice.map((die, place) => {
          const face = roll?.faces[place];
          return face === undefined ? (
            <StreetDie key={die} face={null} size={size} label={words.say('die.not-thrown')} />
          ) : (
            <StreetDie key={die} {...drawnFace(face, seats)} size={size} label={spokenFace(face, seats, words)} />
          );
        })}
      </span>
      {roll !== null && (
        <span className="ss-draws">
          {roll.draws.length === 0 && <span>{words.say('nobody-draws')}</span>}
          {roll.draws.map(({ seat, count }) => (
            <span key={seat}>{words.say('draws', { name: words.name(seat), count })}</span>
          ))}
        </span>
      )}
    </section>
  );
}

/** How the dice fell last, as far as this page has seen it: a view does not tell. */
function useLastRoll(latest: readonly ShoppingStreetEvent[]): Roll | null {
  const [kept, keep] = useState<Roll | null>(null);
  const thrown = latest.findLast((event): event is Roll => event.type === 'dice-rolled');
  if (thrown !== undefined && thrown !== kept) keep(thrown);
  return thrown ?? kept;
}
