import '../table/table.css';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { useAppSelector } from '../client/store.ts';
import { Button, LIT_NOTE } from '../design/index.ts';
import { fetchGameUi, useGameUi } from '../games/game-uis.ts';
import { listedGame } from '../games/index.ts';
import { QuietStreet } from '../lobby/room/quiet-street.tsx';
import { Scene } from '../table/board/scene.tsx';
import { CompanySlips } from '../table/company/company-slips.tsx';
import { Reactions } from '../table/company/reactions.tsx';
import { usePosterAfter } from '../table/far/use-poster-after.ts';
import { useReportedPlayback, useShownPoint } from '../table/far/use-reported-playback.ts';
import { SeatNewsSlips } from '../table/seats/seat-news-slips.tsx';
import { useTurnCall } from '../table/seats/use-turn-call.ts';
import { useAmbience } from '../table/sounds/use-ambience.ts';
import { useTableSounds } from '../table/sounds/use-table-sounds.ts';
import { useAwakeScreen } from '../table/use-awake-screen.ts';
import { useSteadyTable } from '../table/use-steady-table.ts';

/** The table page, including its sounds and calls to turn. */
export function TablePage() {
  const { t } = useTranslation('shell');
  const { leaveTable } = useCommands();
  const table = useSteadyTable(useAppSelector((state) => state.table.live));
  const ui = useGameUi(table?.game);
  const street = table === null ? null : (listedGame(table.game)?.street ?? 'plain');
  useTableSounds(ui ?? null, street);
  useAmbience(table?.outcome === null ? street : null);
  useTurnCall();
  useReportedPlayback(useShownPoint());
  usePosterAfter();
  useAwakeScreen(table !== null && table.outcome === null);
  if (table === null) return null;
  if (ui === undefined) {
    const isKnown = listedGame(table.game) !== undefined;
    return (
      <main className="unknown-game">
        <h1>{t(isKnown ? 'shelf.notFetched' : 'shelf.unknownGame')}</h1>
        <p>{t(isKnown ? 'shelf.notFetchedSays' : 'shelf.unknownGameSays')}</p>
        {isKnown && <Button onPress={() => void fetchGameUi(table.game).catch(() => {})}>{t('shelf.tryAgain')}</Button>}
        <Button kind="primary" onPress={leaveTable}>
          {t('tools.leave')}
        </Button>
      </main>
    );
  }
  return (
    <>
      <p id={LIT_NOTE} hidden>
        {t('counter.lit')}
      </p>
      <Scene key={table.table} table={table} ui={ui} />
      <div className="comings-and-goings">
        <div>
          <SeatNewsSlips key={`news ${table.table}`} table={table} />
          <CompanySlips />
        </div>
      </div>
      <Reactions />
      <QuietStreet />
    </>
  );
}
