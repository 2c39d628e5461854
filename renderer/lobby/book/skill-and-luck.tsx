import './charts.css';
import { useTranslation } from 'react-i18next';
import type { BookGame } from '../../../shared/protocol/messages.ts';
import { localeOf } from '../../words/list-format.ts';

/** What a person's matches owe to their choices and to luck, as bars on one scale; nothing before any was judged. */
export function SkillAndLuck({ games }: { readonly games: readonly BookGame[] }) {
  const { t, i18n } = useTranslation('book');
  const judged = games.flatMap(({ game, judged: figures }) => (figures === null ? [] : [{ game, ...figures }]));
  if (judged.length === 0) return null;
  const most = Math.max(...judged.flatMap(({ skill, luck }) => [Math.abs(skill), Math.abs(luck)]), 0.01);
  const points = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const plain = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      <h2>{t('skill.title')}</h2>
      <p className="small soft">{t('skill.says')}</p>
      <dl className="book-skill">
        {judged.map(({ game, matches, lost, skill, luck }) => (
          <div key={game}>
            <dt>
              {t(`shell:games.${game}`)}
              <span className="small soft">{t('skill.lost', { count: matches, lost: plain.format(lost) })}</span>
            </dt>
            <dd>
              <span className="skill-bar" style={{ '--share': skill / most }}>
                <b>{t('skill.choices')}</b> <span>{points.format(skill)}</span>
              </span>
              <span className="skill-bar luck" style={{ '--share': luck / most }}>
                <b>{t('skill.luck')}</b> <span>{points.format(luck)}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
