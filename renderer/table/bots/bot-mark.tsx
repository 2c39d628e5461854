import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { Icon } from '../../design/index.ts';
import { TableContext } from '../table-context.ts';

/** The mark of a bot, with its level. */
export function LevelMark({ level }: { readonly level: BotLevel }) {
  const { t } = useTranslation('bots');
  return (
    <span className="bot-mark small">
      <Icon name="bot" size={16} /> <span>{t('sign', { level: t(`level.${level}.name`) })}</span>
    </span>
  );
}

/** The bot's mark and level for a seat without a name plate. Nothing for people. */
export function BotMark({ seat }: { readonly seat: number }) {
  const { presences } = useContext(TableContext);
  const level = presences?.[seat]?.level ?? null;
  return level === null ? null : <LevelMark level={level} />;
}
