import { type ReactNode, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { explainedTo, learningChanged } from '../client/slices/learners-slice.ts';
import { type Sheet, sheetOpened } from '../client/slices/page-slice.ts';
import { leadsHere, lobbyShown } from '../client/slices/room-slice.ts';
import type { LiveTable } from '../client/slices/table-slice.ts';
import { televisionPlace } from '../client/slices/television-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { Button, Dialog } from '../design/index.ts';
import { nameOf } from '../people/player-mark.ts';
import { FullScreenButton } from './far/full-screen.tsx';
import { useTurnWords } from './seats/use-turn-words.ts';
import { TableContext } from './table-context.ts';

interface TableMenuProps {
  readonly table: LiveTable;
  readonly onClose: () => void;
  readonly onGlimpse: () => void;
}

/** The table's menu, for everything that is not needed all the time. */
export function TableMenu({ table, onClose, onGlimpse }: TableMenuProps) {
  const turn = useTurnWords();
  const { t } = useTranslation('shell');
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const network = useAppSelector((state) => state.server.network !== null);
  const leads = useAppSelector(leadsHere);
  const inRoom = useAppSelector((state) => state.room.live !== null);
  const isTelevision = useAppSelector((state) => televisionPlace(state) === 'here');
  const dispatch = useAppDispatch();
  const { lookBack, leaveTable, lowerShutter } = useCommands();
  const { explain, orders } = useContext(TableContext);
  const played = useAppSelector((state) => state.table.moves);
  const moves = played.length;
  const ofBot = played.findLastIndex(({ bot }) => bot !== undefined);
  const botSeat = played[ofBot]?.seat;
  const lookingBack = useAppSelector((state) => state.table.moment !== null);
  /** The possible first-time player: the active seat, or the device's only one. */
  const learner = table.inHand ?? (table.own.length === 1 ? (table.own[0] ?? null) : null);
  const learns = useAppSelector(
    ({ learners }) => learner !== null && explainedTo(learners, table.table, learner) !== null,
  );
  const shared = table.own.length > 1;
  const others = table.own.some((seat) => seat !== table.inHand);
  const open = (sheet: Sheet) => {
    onClose();
    dispatch(sheetOpened(sheet));
  };
  return (
    <Dialog open title={t('tools.menu')} closeLabel={t('close')} onClose={onClose} className="table-menu">
      <div className="menu-list">
        <MenuGroup title={t('lobby:menuGroup.match')}>
          {others && table.outcome === null && (
            <Button icon="eye" onPress={onGlimpse}>
              {t('rewind:glimpse.open')}
            </Button>
          )}
          {moves > 0 && !lookingBack && (
            <Button
              icon="clock"
              onPress={() => {
                onClose();
                lookBack(Math.max(0, moves - 1), table.viewer);
              }}
            >
              {t('rewind:lookBack.open')}
            </Button>
          )}
          {botSeat !== undefined && explain !== undefined && !lookingBack && (
            <Button
              icon="bot"
              onPress={() => {
                onClose();
                explain(ofBot, botSeat);
              }}
            >
              {t('bots:explain.last', { name: nameOf(table.seats, botSeat) })}
            </Button>
          )}
          {shared && table.inHand !== null && (
            <Button
              icon="shutter"
              onPress={() => {
                onClose();
                lowerShutter();
              }}
            >
              {t('tools.lowerShutter')}
            </Button>
          )}
          {learner !== null && table.outcome === null && (
            <Button
              icon="information"
              pressed={learns}
              onPress={() => {
                onClose();
                dispatch(learningChanged({ table: table.table, seat: learner, learns: !learns }));
              }}
            >
              {turn.isYou(learner)
                ? t('lobby:firstMatch.menuYours')
                : t('lobby:firstMatch.menu', { name: nameOf(table.seats, learner) })}
            </Button>
          )}
          {orders !== undefined && (
            <Button
              icon="replay"
              onPress={() => {
                onClose();
                orders.open();
              }}
            >
              {t('orders:open')}
            </Button>
          )}
          {isHost && table.lesson === undefined && table.puzzle === undefined && !table.readOnly && (
            <>
              {inRoom && (
                <Button icon="home" onPress={() => open({ name: 'export' })}>
                  {t('lobby:takeAlong')}
                </Button>
              )}
              <Button icon="save" onPress={() => open({ name: 'save-game', game: table })}>
                {t('lobby:saveGame')}
              </Button>
            </>
          )}
        </MenuGroup>
        <MenuGroup title={t('lobby:menuGroup.people')}>
          {inRoom && (
            <Button
              icon="people"
              onPress={() => {
                onClose();
                dispatch(lobbyShown(true));
              }}
            >
              {t('lobby:table.menu')}
            </Button>
          )}
          {table.outcome === null && !table.readOnly && !isTelevision && (
            <Button icon="chair" onPress={() => open({ name: 'seats' })}>
              {t('seats:menu.seats')}
            </Button>
          )}
          {isHost && network && (table.outcome === null || table.hosting !== null) && (
            <Button icon="wifi" onPress={() => open({ name: 'hosting' })}>
              {t('seats:menu.network')}
            </Button>
          )}
          {(leads || isHost) && inRoom && (
            <Button icon="flag" onPress={() => open({ name: 'company' })}>
              {t('company:sheet.title')}
            </Button>
          )}
        </MenuGroup>
        <MenuGroup title={t('lobby:menuGroup.device')}>
          {table.own.length === 0 && <FullScreenButton onPress={onClose} />}
          <Button icon="settings" onPress={() => open({ name: 'settings' })}>
            {t('settings.title')}
          </Button>
          <Button icon="help" onPress={() => open({ name: 'help' })}>
            {t('help.title')}
          </Button>
          <Button icon="information" onPress={() => open({ name: 'credits' })}>
            {t('credits.title')}
          </Button>
        </MenuGroup>
        <Button icon="exit" onPress={leaveTable}>
          {t(isHost ? 'tools.leave' : 'seats:menu.leave')}
        </Button>
      </div>
      <p className="soft small">{t('shelf.saves')}</p>
    </Dialog>
  );
}

/** Menu entries under a heading; hidden without entries. */
function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="menu-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
