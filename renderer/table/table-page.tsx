import { useTranslation } from 'react-i18next';
import { useCommands } from '../app/commands.ts';
import { useAppSelector } from '../app/store.ts';
import { Button } from '../design/index.ts';
import { roomOf } from '../games/index.ts';
import { RevealScene } from './reveal-scene.tsx';
import { ShutterScreen } from './shutter-screen.tsx';
import { TableBoard } from './table-board.tsx';
import { shutterIsDown } from './visible-state.ts';

/** The table: what was turned over for all, the shutter between two people, or the board. Never two of them at once. */
export function TablePage() {
  const { t } = useTranslation('shell');
  const { leaveTable } = useCommands();
  const table = useAppSelector((state) => state.table.live);
  const reveal = useAppSelector((state) => state.table.reveals[0]);
  const down = useAppSelector(shutterIsDown);
  if (table === null) return null;
  const room = roomOf(table.game);
  if (room === undefined) {
    return (
      <main className="unknown-game">
        <h1>{t('shelf.unknownGame')}</h1>
        <p>{t('shelf.unknownGameSays')}</p>
        <Button kind="primary" onPress={leaveTable}>
          {t('tools.leave')}
        </Button>
      </main>
    );
  }
  if (reveal !== undefined) return <RevealScene key={reveal} table={table} room={room} move={reveal} />;
  // a new shutter for every hand-over: nothing chosen on the last one is kept
  if (down) return <ShutterScreen key={table.version} table={table} room={room} />;
  return <TableBoard table={table} room={room} />;
}
