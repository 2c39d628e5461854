import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/index.ts';
import { TableContext } from '../table-context.ts';

/** That a bot plays a seat, and of which level, where the seat has no painted sign to hang it on. Nothing for people. */
export function BotSign({ seat }: { readonly seat: number }) {
  const { t } = useTranslation('bots');
  const { presences } = useContext(TableContext);
  const level = presences?.[seat]?.level ?? null;
  if (level === null) return null;
  return (
    <span className="bot-sign small">
      <Icon name="bot" size={16} /> <span>{t('sign', { level: t(`level.${level}.name`) })}</span>
    </span>
  );
}
