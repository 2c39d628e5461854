import { useTranslation } from 'react-i18next';
import type { Plaque, PlaqueId } from '../../../shared/protocol/messages.ts';
import { Icon, type IconName } from '../../design/index.ts';
import { dayOf } from './figures.ts';
import { MatchLink } from './match-link.tsx';

const icons: Readonly<Record<PlaqueId, IconName>> = {
  'first-win': 'flag',
  'ten-matches': 'crates',
  'fifty-matches': 'warehouse',
  'hundred-matches': 'building',
  'ten-wins': 'trophy',
  'fifty-wins': 'trophy',
  'three-in-a-row': 'chart',
  'five-in-a-row': 'chart',
  'at-last': 'sun',
  'photo-finish': 'weight',
  'clear-win': 'to-top',
  'shared-win': 'alike',
  'close-second': 'minus',
  'full-table': 'people',
  'beat-the-wholesaler': 'bot',
  'against-bots': 'bot',
  'house-record': 'top-shelf',
  'own-best': 'plus',
  'every-game': 'assorted',
  'won-every-game': 'top-hat',
  regular: 'chair',
  'three-wins-in-an-evening': 'bell',
  'three-games-in-an-evening': 'shop-window',
  marathon: 'clock',
  'quick-win': 'speed',
  'night-owl': 'moon',
  'early-bird': 'sun',
  revenge: 'swap',
  'good-company': 'person',
};

/** A person's plaques, each with its latest match, which a press opens. */
export function Plaques({ plaques }: { readonly plaques: readonly Plaque[] }) {
  const { t, i18n } = useTranslation('book');
  return (
    <ul className="book-plaques">
      {plaques.map(({ id, times, table, game, endedAt }) => (
        <li key={id}>
          <MatchLink table={table} className="book-plaque">
            <span className="plaque-seal">
              <Icon name={icons[id]} size={26} />
            </span>
            <span className="plaque-words">
              <b>{t(`plaques.${id}.title`)}</b>
              <span className="small">{t(`plaques.${id}.says`)}</span>
              <span className="small">
                {t(`shell:games.${game}`)}, {dayOf(endedAt, i18n.language)}
                {times > 1 && ` · ${t('times', { count: times })}`}
              </span>
            </span>
          </MatchLink>
        </li>
      ))}
    </ul>
  );
}
