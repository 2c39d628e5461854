import { StreetDie } from '../../../design/index.ts';
import { drawnFace, spokenFace } from '../interaction/dice-faces.ts';
import { useTable } from '../table.ts';

const dice = ['first', 'second'] as const;

/** The two dice as they fell last, and who draws cards for it. */
export function Dice() {
  const { words, seats, view } = useTable();
  const roll = view.lastRoll;
  return (
    <section className="ss-dice slip" aria-label={words.say('regions.dice')} data-dice="">
      <span className="ss-dice-pair">
        {dice.map((die, place) => {
          const face = roll?.faces[place];
          return face === undefined ? (
            <StreetDie key={die} face={null} label={words.say('die.not-thrown')} />
          ) : (
            <StreetDie key={die} {...drawnFace(face, seats)} label={spokenFace(face, seats, words)} />
          );
        })}
      </span>
      {roll !== null && (
        <span className="ss-draws">
          {roll.draws.length === 0 && <span>{words.say('nobody-draws')}</span>}
          {roll.draws.map(({ seat, count }) => (
            <span key={seat}>{words.say('draws', { ...words.player(seat), count })}</span>
          ))}
        </span>
      )}
    </section>
  );
}
