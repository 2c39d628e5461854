import { endingAhead } from '../../../../shared/games/emporium/ending-ahead.ts';
import { Icon } from '../../../design/index.ts';
import { useTable } from '../table.ts';

/** Monsters and heroes left, with a warning when the next refill can or will end the game. */
export function EndPanel() {
  const { view, words } = useTable();
  const { count: monsterDeck } = view.monsterDeck;
  const { count: heroDeck } = view.heroDeck;
  const ahead = endingAhead(view);
  return (
    <section className={`end-panel em-end slip ${ahead === null ? '' : 'loud'}`} aria-label={words.say('regions.end')}>
      <p className={ahead?.ending === 'monsters' ? 'near' : ''} data-deck="monsters">
        <b className="figure">{monsterDeck}</b> {words.say('monsters-left', { count: monsterDeck })}
      </p>
      <p className={ahead?.ending === 'heroes' ? 'near' : ''} data-deck="heroes">
        <b className="figure">{heroDeck}</b> {words.say('heroes-left', { count: heroDeck })}
      </p>
      {ahead !== null && (
        <p className="end-sign" role="status">
          <Icon name="bell" size={22} />
          <b>{words.say(`${ahead.certain ? 'ends' : 'may-end'}.${ahead.ending}`)}</b>
        </p>
      )}
    </section>
  );
}

/** Warns that this round is or can be the last; otherwise empty. */
export function EndSign() {
  const { view, words } = useTable();
  const ahead = endingAhead(view);
  if (ahead === null) return null;
  return (
    <p className="game-where last">
      <b>{words.say(`end-sign.${ahead.certain ? 'ends' : 'may-end'}`)}</b>
    </p>
  );
}
