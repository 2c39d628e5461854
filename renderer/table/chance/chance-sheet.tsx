import './chance.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyGame } from '../../../shared/games/registered.ts';
import { seedOf } from '../../../shared/protocol/chance-hashes.ts';
import { type Commands, useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { Dialog, Icon } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { type CheckedChance, checkChance, type RevealedChance, recordOf, verdictOf } from './checked-chance.ts';

interface Checked {
  readonly kind: 'checked';
  readonly chance: RevealedChance;
  readonly checked: CheckedChance;
}
type Reading = { readonly kind: 'unrecorded' | 'unknown' | 'running' } | Checked;

const steps = ['seenBefore', 'hostKept', 'devicesKept', 'ownAmong', 'dealt'] as const;
const icons = { yes: 'check', no: 'warning', unknown: 'help' } as const;

async function readChance(
  { askChance, bots }: Commands,
  table: LiveTable,
  game: AnyGame | undefined,
): Promise<Reading> {
  const chance = await askChance();
  if (typeof chance === 'string') return { kind: chance };
  if (chance.host === null) return { kind: 'running' };
  const revealed = { ...chance, host: chance.host };
  const checked = await checkChance(revealed, { ...table, game }, bots.viewAt);
  return { kind: 'checked', chance: revealed, checked };
}

interface ChanceSheetProps {
  readonly table: LiveTable;
  /** The table's game, to deal the match again; undefined if the page does not have it. */
  readonly game: AnyGame | undefined;
  readonly onClose: () => void;
}

/** The sheet that checks how the chance of a finished match was dealt. */
export function ChanceSheet({ table, game, onClose }: ChanceSheetProps) {
  const { t } = useTranslation('chance');
  const commands = useCommands();
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readChance(commands, table, game).then((read) => {
      if (isWanted) setReading(read);
    });
    return () => {
      isWanted = false;
    };
  }, [commands, table, game]);
  const verdict = reading?.kind === 'checked' ? verdictOf(reading.chance, reading.checked, isHost) : null;
  return (
    <Dialog open title={t('title')} closeLabel={t('shell:close')} onClose={onClose} className="chance-sheet">
      <p>{t('says')}</p>
      <p role="status" className={`chance-verdict ${verdict ?? ''}`}>
        {verdict !== null ? t(`verdict.${verdict}`) : reading !== null && t(`none.${reading.kind}`)}
      </p>
      {reading?.kind === 'checked' && <Findings {...reading} table={table} />}
    </Dialog>
  );
}

/** Each check with its result, the parts, and the record for other programs. */
function Findings({ chance, checked, table: { seats } }: Checked & { readonly table: LiveTable }) {
  const { t } = useTranslation('chance');
  return (
    <>
      <ul className="chance-findings">
        {steps.map((step) => (
          <li key={step} className={checked[step]}>
            <Icon name={icons[checked[step]]} size={20} />
            {t(`found.${step}.${checked[step]}`)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('parts')}</summary>
        <dl>
          <dt>{t('bound')}</dt>
          <dd>{chance.commitment}</dd>
          <dt>{t('host')}</dt>
          <dd>{chance.host}</dd>
          {chance.devices.map((device) => (
            <div key={device.part}>
              <dt>{listOfNames(device.seats.map((seat) => nameOf(seats, seat)))}</dt>
              <dd>{device.part}</dd>
            </div>
          ))}
          <dt>{t('seed')}</dt>
          <dd>{seedOf(chance)}</dd>
        </dl>
      </details>
      <details>
        <summary>{t('record')}</summary>
        <p>{t('recordSays')}</p>
        <pre>{recordOf(chance)}</pre>
      </details>
    </>
  );
}
