import { useId } from 'react';
import { challenges } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { challengeResult } from '../../../../shared/games/mercado-de-lisboa/scoring.ts';
import { Rosette } from '../../../design/index.ts';
import './ledger.css';
import type { Words } from '../words.ts';

interface ChallengeResultProps {
  readonly view: MercadoView;
  readonly words: Words;
}

/** The result of a solo challenge: count, three targets, fame and great deal. */
export function ChallengeResult({ view, words }: ChallengeResultProps) {
  const title = useId();
  const result = challengeResult(view);
  if (result === null || view.tally === null) return null;
  const { challenge, counted, fame, greatDeal } = result;
  const what = challenges[challenge].counted;
  return (
    <section className="mercado-challenge" aria-labelledby={title}>
      <h2 id={title}>
        {words.log(`ledger.counted-${what.what}`, {
          count: counted,
          ...(what.what === 'coins-from' && { level: what.level }),
        })}
      </h2>
      <ol>
        {challenges[challenge].fameAt.map((target, index) => {
          const reached = index < fame;
          return (
            <li key={target} className={reached ? 'reached' : ''}>
              <Rosette points={index + 1} size={40} label={words.log('ledger.fame-of', { count: index + 1 })} />
              <span>{words.log('ledger.target', { target })}</span>
              <span>
                {reached ? words.log('ledger.reached') : words.log('ledger.missing', { count: target - counted })}
              </span>
            </li>
          );
        })}
      </ol>
      {greatDeal && <p>{words.log('ledger.great-deal', { coins: words.coins(view.tally.bestAction) })}</p>}
    </section>
  );
}
