import { challenges } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { challengeResult } from '../../../../shared/games/mercado-de-lisboa/scoring.ts';
import { Fame, Icon } from '../../../design/index.ts';
import { useTable } from '../table.ts';

/** The solo challenge: its count, three targets and progress. Empty with several players. */
export function ChallengePanel() {
  const { view, words } = useTable();
  const result = challengeResult(view);
  if (result === null) return null;
  const { counted, fameAt } = challenges[result.challenge];
  const [, , most] = fameAt;
  const share = (amount: number): string => `${Math.min(100, Math.round((100 * Math.max(0, amount)) / most))}%`;
  const specialty = view.tally?.specialty ?? null;
  return (
    <section className="mc-panel slip mc-challenge" aria-label={words.challenge(result.challenge)}>
      <div className="mc-challenge-head">
        <h2 className="display">{words.challenge(result.challenge)}</h2>
        <Fame won={result.fame} size={20} />
      </div>
      {specialty !== null && <p>{words.say('specialty', { good: words.good(specialty) })}</p>}
      <p>
        <b className="figure">{result.counted < 0 ? `−${-result.counted}` : result.counted}</b>{' '}
        {counted.what === 'coins-from'
          ? words.say('counted.coins-from', { level: counted.level })
          : words.say(`counted.${counted.what}`)}
      </p>
      <div className="mc-way" aria-hidden="true">
        <span style={{ width: share(result.counted) }} />
        {fameAt.map((target) => (
          <i key={target} style={{ left: share(target) }} />
        ))}
      </div>
      <ol className="mc-targets" aria-label={words.say('targets')}>
        {fameAt.map((target, at) => {
          const reached = at < result.fame;
          return (
            <li key={target} className={reached ? 'reached' : ''}>
              {reached && <Icon name="check" size={16} label={words.say('reached')} />}
              {words.say('target', { target, count: at + 1 })}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
