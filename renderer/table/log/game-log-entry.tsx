import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { Icon, LogEntry } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import { TableContext } from '../table-context.ts';
import { useTermsBeside } from '../terms/use-terms-beside.tsx';
import type { PrintedLine } from './log-lines.ts';

interface GameLogEntryProps {
  readonly line: PrintedLine;
  readonly seats: readonly SeatSettings[];
  readonly fresh?: boolean;
  /** Whether to hide a secret line: its viewer has sealed a choice, and others may see the screen. */
  readonly covered?: boolean;
  readonly openRule: (anchor: string) => void;
}

/** A line of the log. Pressed, it shows its breakdown, its rule, and why a bot chose so. */
export function GameLogEntry({ line, seats, fresh = false, covered = false, openRule }: GameLogEntryProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const { explain, lookAt } = useContext(TableContext);
  const { seat, rule, breakdown, sum, times, chosenAt, after } = line;
  const hidden = covered && line.secret === true;
  const asks = seat !== null && chosenAt !== undefined && explain !== undefined;
  const said = hidden ? t('log.secret') : line.text;
  const terms = useTermsBeside([said]);
  const buttons = terms.buttons('link');
  const looks = lookAt !== undefined && after !== undefined;
  const opens = !hidden && (breakdown !== undefined || rule !== undefined || asks || looks || buttons.length > 0);
  return (
    <LogEntry
      mark={seat === null ? undefined : markOfPlayer(seats, seat)}
      sum={hidden ? undefined : sum !== undefined && times > 1 ? t('log.times', { number: times, sum }) : sum}
      fresh={fresh}
      loud={line.loud}
      open={open}
      over={terms.card}
      {...(opens && {
        onToggle: () => setOpen(!open),
        breakdown: {
          rows: (breakdown ?? []).map((row, index, rows) => ({
            id: String(index),
            why: row.label,
            amount: row.amount,
            total: index === rows.length - 1,
          })),
          ...((rule || asks || looks || buttons.length > 0) && {
            rule: (
              <>
                {rule && (
                  <button type="button" className="link" onClick={() => openRule(rule.anchor)}>
                    {t('log.rule', { rule: rule.label })}
                  </button>
                )}
                {asks && (
                  <button type="button" className="link" onClick={() => explain(chosenAt, seat)}>
                    {t('bots:explain.ask')}
                  </button>
                )}
                {looks && (
                  <button type="button" className="link" onClick={() => lookAt(after)}>
                    {t('log.lookAt')}
                  </button>
                )}
                {buttons}
              </>
            ),
          }),
        },
      })}
    >
      {seat !== null && <b>{nameOf(seats, seat)} </b>}
      {terms.pointable(said)}
      {!hidden && sum === undefined && times > 1 && t('log.timesBare', { number: times })}
      {line.secret && <Icon name="lock" size={15} label={t('log.secret')} className="log-lock" />}
    </LogEntry>
  );
}
