import { useTranslation } from 'react-i18next';
import { levelOf } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import { lobbyShown } from '../../client/slices/room-slice.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button } from '../../design/index.ts';
import { CoachButton } from '../coach/coach-button.tsx';

/** The buttons after a match. In a room all continue together; its leader may start the next match at once. */
export function LedgerActions({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { lookBack, leaveTable, room: commands } = useCommands();
  const inRoom = useAppSelector((state) => state.room.live);
  const moves = useAppSelector((state) => state.table.moves.length);
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const levels = table.holdings.map(({ owner }) => levelOf(owner));
  const again = { seats: table.seats, levels, options: table.options };
  /** Starts the same game again with the whole room, on the same chairs. */
  const playAgain = async () => {
    commands.chooseGame(table.game, table.options);
    await commands.startMatch();
  };
  return (
    <>
      <Button kind="quiet" icon="replay" onPress={() => lookBack(Math.max(0, moves - 1), 'spectator')}>
        {t('ledger.turnBack')}
      </Button>
      <CoachButton table={table.table} />
      <Button kind="quiet" icon="weight" onPress={() => dispatch(sheetOpened({ name: 'chance' }))}>
        {t('ledger.chance')}
      </Button>
      <Button kind={isHost || inRoom !== null ? 'quiet' : 'primary'} onPress={leaveTable}>
        {t(isHost ? 'tools.leave' : 'seats:menu.leave')}
      </Button>
      {inRoom?.isLeader && (
        <Button kind="quiet" icon="replay" onPress={() => void playAgain()}>
          {t('lobby:table.rematch')}
        </Button>
      )}
      {inRoom !== null && (
        <Button kind="primary" onPress={() => dispatch(lobbyShown(true))}>
          {t('lobby:table.toLobby')}
        </Button>
      )}
      {isHost && inRoom === null && (
        <Button
          kind="primary"
          onPress={() => dispatch(sheetOpened({ name: 'new-game', game: table.game, hosted: false, again }))}
        >
          {t('ledger.again')}
        </Button>
      )}
    </>
  );
}
