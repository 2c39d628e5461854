import { coinsAtEnd, endingsNext, leftAtEnd } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import { entrancesLeft, spacesLeft } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import { useTable } from '../table.ts';

/** Progress to the end in two lines: spaces and entrances left, and coins taken in a row. */
export function EndLines() {
  const { view, words } = useTable();
  const { seatCount, coinsInRow, ending } = view;
  const closeEndings = ending === null ? endingsNext(view) : [];
  return (
    <section className="mc-phone-end" aria-label={words.say('ends-at', { left: leftAtEnd })}>
      <p className={closeEndings.includes('spaces') ? 'near' : ''}>
        {words.say('phone.spaces', { count: spacesLeft(view) })}
      </p>
      <p className={closeEndings.includes('entrances') ? 'near' : ''}>
        {words.say('phone.entrances', { count: entrancesLeft(view) })}
      </p>
      {coinsInRow > 0 && (
        <p className={closeEndings.includes('coins') ? 'near' : ''}>
          {words.say('phone.coins', { count: coinsInRow, most: coinsAtEnd(seatCount) })}
        </p>
      )}
    </section>
  );
}
