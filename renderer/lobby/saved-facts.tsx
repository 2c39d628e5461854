import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { useGameUi } from '../games/game-uis.ts';
import { listedGame } from '../games/index.ts';
import { longAgo, playersOf, resultOf, standing } from './saved-words.ts';

/** A saved match in a few lines: its game, where it stands, who plays, when it was played, and its result. */
export function SavedFacts({ table }: { readonly table: TableSummary }) {
  const { t, i18n } = useTranslation('shell');
  // the game's UI words the status and the solo result
  useGameUi(table.game);
  const title = listedGame(table.game) === undefined ? t('shelf.unknownGame') : t(`games.${table.game}`);
  const { where } = standing(table, t);
  const result = resultOf(table, t);
  return (
    <>
      <p>
        <b>{table.name ?? title}</b>
        {table.name !== undefined && <>, {title}</>}
        {where !== '' && <>, {where}</>}
      </p>
      <p className="small">
        {[playersOf(table, t), longAgo(table.savedAt, Date.now(), i18n.language)]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {result !== '' && <p className="saved-result">{result}</p>}
    </>
  );
}
