import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { logFolded, sheetOpened } from '../client/slices/page-slice.ts';
import type { LiveTable } from '../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { useHotkey } from '../design/controls/hotkey.ts';
import { Button } from '../design/index.ts';
import type { GameUi } from './board/game-ui.ts';
import type { HintWay } from './bots/use-hint.ts';
import { ReactionButton } from './company/reaction-button.tsx';
import { RewindDialog } from './rewind/rewind-dialog.tsx';
import { GlimpseSheet } from './seats/glimpse-sheet.tsx';
import { TableMenu } from './table-menu.tsx';

interface TableToolsProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
  /** Whether the log fits beside the table. If not, it is a sheet. */
  readonly logBeside: boolean;
  readonly hint: HintWay;
  readonly onLogSheet: () => void;
}

/**
 * The shell's buttons in a board's head: undo, redo, hint, log, rules, and a menu for the rest. Each keeps its
 * place.
 */
export function TableTools({ table, ui, logBeside, hint, onLogSheet }: TableToolsProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { undo, redo } = useCommands();
  const folded = useAppSelector((state) => state.page.logFolded);
  const lookingBack = useAppSelector((state) => state.table.moment !== null);
  const [menu, setMenu] = useState(false);
  const [glimpsing, setGlimpsing] = useState(false);
  const openRules = () => dispatch(sheetOpened({ name: 'rules', game: table.game, anchor: null }));
  const [rewinding, setRewinding] = useState(false);
  const mayUndo = table.undo && !lookingBack;
  const mayRedo = table.redo && !lookingBack;
  const isAsked = table.rewindAsk !== null && table.rewindAsk.refusedBy === null;
  /** Beyond undo, the same button asks the others for a rewind. */
  const mayRewind = !table.undo && table.rewindFor !== null && !lookingBack && !isAsked;
  if (rewinding && !mayRewind) setRewinding(false);
  const goBack = mayRewind ? () => setRewinding(true) : undo;
  const beyondUndo = isAsked ? t('rewind:isAsked') : t('tools.nothingToUndo');
  useHotkey('Control+z', goBack, mayUndo || mayRewind);
  useHotkey('Control+Shift+z', redo, mayRedo);
  useHotkey('Control+y', redo, mayRedo);
  useHotkey('Control+i', hint.ask, hint.may && table.puzzle === undefined);
  useHotkey('?', () => dispatch(sheetOpened({ name: 'help' })));
  if (table.lesson !== undefined || table.puzzle !== undefined) {
    return (
      <div className="table-tools">
        <Button icon="log" label={t('log.title')} onPress={onLogSheet} />
        <Button icon="book" label={t('rules.title')} onPress={openRules} />
        <Button
          icon="settings"
          label={t('settings.title')}
          onPress={() => dispatch(sheetOpened({ name: 'settings' }))}
        />
      </div>
    );
  }
  return (
    <div className="table-tools">
      <Button
        icon={mayRewind ? 'take-back' : 'undo'}
        label={t(mayRewind ? 'rewind:open' : 'tools.undo')}
        tagSide="below"
        onPress={goBack}
        {...(!mayUndo && !mayRewind && { disabledReason: lookingBack ? t('tools.notWhileLookingBack') : beyondUndo })}
      />
      <Button
        icon="redo"
        label={t('tools.redo')}
        tagSide="below"
        onPress={redo}
        {...(!mayRedo && { disabledReason: t(lookingBack ? 'tools.notWhileLookingBack' : 'tools.nothingToRedo') })}
      />
      {table.own.length > 0 && table.outcome === null && (
        <Button
          icon="hint"
          label={t('bots:hint.ask')}
          tagSide="below"
          expanded={hint.open}
          onPress={hint.open ? hint.close : hint.ask}
          {...(!hint.may && { disabledReason: t(lookingBack ? 'tools.notWhileLookingBack' : 'bots:hint.notNow') })}
        />
      )}
      <Button
        icon="log"
        label={t('log.title')}
        {...(logBeside && { pressed: !folded })}
        onPress={() => (logBeside ? dispatch(logFolded(!folded)) : onLogSheet())}
      />
      <ReactionButton />
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
      {rewinding && table.rewindFor !== null && (
        <RewindDialog table={table} seat={table.rewindFor} onClose={() => setRewinding(false)} />
      )}
      {glimpsing && <GlimpseSheet table={table} ui={ui} onClose={() => setGlimpsing(false)} />}
    </div>
  );
}
