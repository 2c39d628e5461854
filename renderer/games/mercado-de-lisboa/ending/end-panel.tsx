import { actionsLeft, coinsAtEnd, endingsNext, leftAtEnd } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import { entrancesLeft, spacesLeft } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import { Icon } from '../../../design/index.ts';
import { turnsLeft } from '../interaction/standing.ts';
import { useTable } from '../table.ts';

/** The end conditions and progress, with a warning before the end and in the last round. */
export function EndPanel() {
  const { view, words } = useTable();
  const { seatCount, coinsInRow, ending } = view;
  const closeEndings = ending !== null || view.lastRound !== null ? [] : endingsNext(view);
  const spaces = spacesLeft(view);
  const entrances = entrancesLeft(view);
  const actions = actionsLeft(view);
  const loud = closeEndings.length > 0 || turnsLeft(view) !== null;
  return (
    <section
      className={`mc-panel slip end-panel mc-end ${loud ? 'loud' : ''}`}
      aria-label={words.say('ends-at', { left: leftAtEnd })}
    >
      <h2 className="display">{words.say('ends-at', { left: leftAtEnd })}</h2>
      <p className={closeEndings.includes('spaces') ? 'near' : ''}>
        <b className="figure">{spaces}</b> {words.say('spaces-free', { count: spaces })}
      </p>
      <p className={closeEndings.includes('entrances') ? 'near' : ''}>
        <b className="figure">{entrances}</b> {words.say('entrances-free', { count: entrances })}
      </p>
      {coinsInRow > 0 && (
        <p className={closeEndings.includes('coins') ? 'near' : ''}>
          <b className="figure">{coinsInRow}</b>{' '}
          {words.say('coins-in-row', { count: coinsInRow, most: coinsAtEnd(seatCount) })}
        </p>
      )}
      {actions !== null && (
        <p className={closeEndings.includes('last-order') ? 'near' : ''}>
          <b className="figure">{actions}</b> {words.say('actions-left', { count: actions })}
        </p>
      )}
      <EndSign />
    </section>
  );
}

/** Warns of the last round or of a possible end; otherwise empty. */
export function EndSign() {
  const text = useEndSign();
  if (text === null) return null;
  return (
    <p className="end-sign" role="status">
      <Icon name="bell" size={22} />
      <b>{text}</b>
    </p>
  );
}

/** The text of the end warning. Null if the end is not near. */
export function useEndSign(): string | null {
  const { view, words } = useTable();
  if (view.ending !== null) return null;
  const left = turnsLeft(view);
  if (left !== null) return words.say('last-round', { count: left });
  const [next] = endingsNext(view);
  return next === undefined || next === 'stuck' ? null : words.say(`next.${next}`);
}
