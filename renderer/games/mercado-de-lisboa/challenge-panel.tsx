import { challenges } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { challengeResult } from '../../../shared/games/mercado-de-lisboa/scoring.ts';
import { Icon } from '../../design/index.ts';
import { useTable } from './table.ts';

/** Whoever plays alone: the challenge, what it counts, its three targets, and how far one is. Nothing with several players. */
export function ChallengePanel() {
  const { view, words } = useTable();
  const result = challengeResult(view);
  if (result === null) return null;
  const { counted, fameAt } = challenges[result.challenge];
  const most = fameAt[2];
  return (
    <section className="mc-panel mc-challenge" aria-label={words.challenge(result.challenge)}>
      <h2 className="display">{words.challenge(result.challenge)}</h2>
      <p>
        <b className="figure">{result.counted}</b>{' '}
        {words.say(`counted.${counted.what}`, { level: counted.what === 'coins-from' ? counted.level : 0 })}
      </p>
      <div className="mc-way" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * Math.max(0, result.counted)) / most)}%` }} />
      </div>
      <ol className="mc-targets">
        {fameAt.map((target, at) => (
          <li key={target} className={result.counted >= target ? 'reached' : ''}>
            <Icon name={result.counted >= target ? 'check' : 'none'} size={16} />
            {words.say('target', { target, count: at + 1 })}
            {result.counted >= target && <span className="unseen">{words.say('reached')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
