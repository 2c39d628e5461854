import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { Icon } from '../../design/index.ts';
import { TableContext } from '../table-context.ts';

/** That a bot of a level plays: by its sign, and in a word. */
export function LevelSign({ level }: { readonly level: BotLevel }) {
  const { t } = useTranslation('bots');
  return (
    <span className="bot-sign small">
      <Icon name="bot" size={16} /> <span>{t('sign', { level: t(`level.${level}.name`) })}</span>
    </span>
  );
}

/** That a bot plays a seat, and of which level, where the seat has no painted sign to hang it on. Nothing for people. */
export function BotSign({ seat }: { readonly seat: number }) {
  const { presences } = useContext(TableContext);
  const level = presences?.[seat]?.level ?? null;
  return level === null ? null : <LevelSign level={level} />;
}
