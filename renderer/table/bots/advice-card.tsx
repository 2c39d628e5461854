import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Advice } from '../../../shared/protocol/messages.ts';
import { translatorFor } from '../../words/index.ts';
import { ReasonList } from './reason-list.tsx';
import { reasonLines } from './reason-words.ts';
import { writtenChance } from './written-chance.ts';

interface AdviceCardProps {
  readonly game: string;
  readonly advice: Pick<Advice, 'chance' | 'reasons'>;
  /** The choice in words. */
  readonly sentence: string;
  /** A runner-up is shown in brief, with only its main reasons. */
  readonly short?: boolean;
  /** Buttons for the choice. */
  readonly children?: ReactNode;
}

/** Number of reasons shown for a runner-up. */
const FEW = 2;

/** A choice as a bot judges it: in words, with the resulting chance of winning and the reasons for and against. */
export function AdviceCard({ game, advice, sentence, short = false, children }: AdviceCardProps) {
  const { t, i18n } = useTranslation('bots');
  const all = reasonLines(advice.reasons, game, translatorFor(game));
  const lines = short ? all.slice(0, FEW) : all;
  return (
    <div className={`advice ${short ? 'short' : ''}`}>
      <p className="advice-choice">{sentence}</p>
      <p className="advice-chance">
        <b className="figure">{writtenChance(advice.chance, i18n.language)}</b>{' '}
        <span className={short ? 'unseen' : undefined}>{t('advice.chance')}</span>
      </p>
      {lines.length > 0 ? <ReasonList lines={lines} /> : !short && <p className="soft small">{t('advice.none')}</p>}
      {children}
    </div>
  );
}
