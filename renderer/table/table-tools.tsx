import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../app/commands.ts';
import { useHotkey } from '../app/hotkey.ts';
import { logFolded, sheetOpened } from '../app/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../app/store.ts';
import { Button } from '../design/index.ts';
import type { HintWay } from './bots/use-hint.ts';
import type { GameRoom } from './game-room.ts';
import { GlimpseSheet } from './glimpse-sheet.tsx';
import { TableMenu } from './table-menu.tsx';
import type { LiveTable } from './table-slice.ts';

interface TableToolsProps {
  readonly table: LiveTable;
  readonly room: GameRoom;
  /** Is there room for the roll beside the table? Where there is not, it is a sheet. */
  readonly rollBeside: boolean;
  readonly hint: HintWay;
  readonly onRollSheet: () => void;
}

/** The shell's buttons in the header of a board: undo, a hint, the till roll, the rules, and a menu with everything else. */
export function TableTools({ table, room, rollBeside, hint, onRollSheet }: TableToolsProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { undo, redo } = useCommands();
  const folded = useAppSelector((state) => state.page.logFolded);
  const lookingBack = useAppSelector((state) => state.table.moment !== null);
  const [menu, setMenu] = useState(false);
  const [glimpsing, setGlimpsing] = useState(false);
  const openRules = () => dispatch(sheetOpened({ name: 'rules', game: table.game, anchor: null }));
  const mayUndo = table.undo && !lookingBack;
  useHotkey('Control+z', undo, mayUndo);
  useHotkey('Control+Shift+z', redo, table.redo && !lookingBack);
  useHotkey('Control+y', redo, table.redo && !lookingBack);
  useHotkey('Control+i', hint.ask, hint.may);
  useHotkey('?', () => dispatch(sheetOpened({ name: 'help' })));
  return (
    <div className="table-tools">
      <Button
        icon="undo"
        label={t('tools.undo')}
        tagSide="below"
        onPress={undo}
        {...(!mayUndo && { blocked: t(lookingBack ? 'tools.notWhileLookingBack' : 'tools.nothingToUndo') })}
      />
      {table.redo && !lookingBack && <Button icon="redo" label={t('tools.redo')} onPress={redo} />}
      {table.own.length > 0 && table.outcome === null && (
        <Button
          icon="hint"
          label={t('bots:hint.ask')}
          tagSide="below"
          expanded={hint.open}
          onPress={hint.open ? hint.close : hint.ask}
          {...(!hint.may && { blocked: t(lookingBack ? 'tools.notWhileLookingBack' : 'bots:hint.notNow') })}
        />
      )}
      <Button
        icon="log"
        label={t('roll.title')}
        {...(rollBeside && { pressed: !folded })}
        onPress={() => (rollBeside ? dispatch(logFolded(!folded)) : onRollSheet())}
      />
      <Button icon="book" label={t('rules.title')} onPress={openRules} />
      <Button icon="settings" label={t('tools.menu')} onPress={() => setMenu(true)} />
      {menu && (
        <TableMenu
          table={table}
          onClose={() => setMenu(false)}
          onGlimpse={() => {
            setMenu(false);
            setGlimpsing(true);
          }}
        />
      )}
      {glimpsing && <GlimpseSheet table={table} room={room} onClose={() => setGlimpsing(false)} />}
    </div>
  );
}
