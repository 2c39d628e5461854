import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { CopyButton } from '../../client/copy-button.tsx';
import { momentLink } from '../../client/linked-moment.ts';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import { lookedBackEnough } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { ownAddress } from '../../connection/join-link.ts';
import { useHotkey } from '../../design/controls/hotkey.ts';
import { Button, pace, useBack } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import type { GameUi } from '../board/game-ui.ts';
import { OpenHands } from './open-hands.tsx';

/** Time between two moves in automatic replay, in milliseconds at the normal pace and speed. */
const STEP = 900;
/** The speeds to choose from, as factors. */
const speeds = [0.5, 1, 2, 4] as const;

/** The timeline on the counter when looking back: step through the moves, or replay them automatically. */
export function LookBackBar({ ui }: { readonly ui: GameUi }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { lookBack } = useCommands();
  const live = useAppSelector((state) => state.table.live);
  const moment = useAppSelector((state) => state.table.moment);
  const last = useAppSelector((state) => state.table.moves.length);
  const coached = useAppSelector((state) => state.coach.open);
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const position = moment?.position ?? last;
  const viewer = moment?.viewer ?? 'spectator';
  const atEnd = position >= last;

  /** The suggested seat for playing on from here: the viewer's, or the asked one. */
  const suggested = viewer === 'spectator' ? (moment?.toAct[0] ?? 0) : viewer;

  const go = (to: number) => {
    const target = Math.min(last, Math.max(0, to));
    if (target !== position) lookBack(target, viewer);
  };
  const leave = () => dispatch(lookedBackEnough());

  useEffect(() => {
    if (!playing) return;
    if (atEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => lookBack(position + 1, viewer), (STEP * Math.max(0.3, pace())) / speed);
    return () => clearTimeout(timer);
  }, [playing, atEnd, position, viewer, speed, lookBack]);

  useHotkey('ArrowLeft', () => go(position - 1));
  useHotkey('ArrowRight', () => go(position + 1));
  useHotkey('Home', () => go(0));
  useHotkey('End', () => go(last));
  useHotkey('Escape', leave);
  useBack(true, leave);

  return (
    <fieldset className="look-back">
      <legend className="unseen">{t('rewind:lookBack.title')}</legend>
      {isOpen && live?.outcome && <OpenHands table={live} ui={ui} position={position} />}
      <div className="look-back-words">
        <p className="prompt-title">{t('rewind:lookBack.at', { position, last })}</p>
        <div className="look-back-line">
          <ChanceLines seats={live?.seats ?? []} />
          <input
            type="range"
            min={0}
            max={last}
            value={position}
            aria-label={t('rewind:lookBack.slider')}
            onChange={(event) => go(event.target.valueAsNumber)}
          />
        </div>
      </div>
      {live?.outcome && (
        <label className="look-back-eyes">
          <span>{t('rewind:lookBack.eyes')}</span>
          <select
            className="field"
            value={isOpen ? 'open' : String(viewer)}
            onChange={({ target: { value } }) => {
              setOpen(value === 'open');
              lookBack(position, value === 'spectator' || value === 'open' ? 'spectator' : Number(value));
            }}
          >
            <option value="spectator">{t('rewind:lookBack.spectator')}</option>
            <option value="open">{t('rewind:lookBack.everything')}</option>
            {live.seats.map((seat, index) => (
              <option key={seat.colour} value={String(index)}>
                {nameOf(live.seats, index)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="row wraps">
        <Button
          kind="quiet"
          icon="previous"
          label={t('rewind:lookBack.first')}
          disabled={position === 0}
          onPress={() => go(0)}
        />
        <Button
          kind="quiet"
          icon="back"
          label={t('rewind:lookBack.previous')}
          disabled={position === 0}
          onPress={() => go(position - 1)}
        />
        <Button
          kind="quiet"
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'rewind:lookBack.pause' : 'rewind:lookBack.play')}
          disabled={atEnd}
          onPress={() => setPlaying(!playing)}
        />
        {playing && (
          <select
            className="field look-back-speed"
            aria-label={t('rewind:lookBack.speed')}
            value={speed}
            onChange={({ target: { value } }) => setSpeed(Number(value))}
          >
            {speeds.map((times) => (
              <option key={times} value={times}>
                {t('rewind:lookBack.times', { times })}
              </option>
            ))}
          </select>
        )}
        <Button
          kind="quiet"
          icon="arrow"
          label={t('rewind:lookBack.next')}
          disabled={atEnd}
          onPress={() => go(position + 1)}
        />
        <Button kind="quiet" icon="next" label={t('rewind:lookBack.last')} disabled={atEnd} onPress={() => go(last)} />
        {live?.outcome && isHost && (
          <Button
            kind="quiet"
            disabled={atEnd}
            onPress={() => {
              setPlaying(false);
              dispatch(sheetOpened({ name: 'play-on', position, seat: suggested }));
            }}
          >
            {t('bots:coach.playOn')}
          </Button>
        )}
        <LinkButton position={position} />
        <Button kind="primary" onPress={leave}>
          {t(coached ? 'bots:coach.back' : live?.outcome ? 'rewind:lookBack.toLedger' : 'rewind:lookBack.toTable')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Copies a link to this moment, for pages of this table. Nothing without an address that they can reach. */
function LinkButton({ position }: { readonly position: number }) {
  const { t } = useTranslation('shell');
  const room = useAppSelector((state) => state.page.room);
  const table = useAppSelector((state) => state.page.table);
  const listening = useAppSelector((state) => state.server.network?.listening?.addresses[0]);
  const address = ownAddress() ?? listening;
  if (table === null || address === undefined) return null;
  return <CopyButton text={momentLink(address, room, table, position)} label={t('rewind:lookBack.link')} bare />;
}

/** Everybody's chances of winning behind the timeline, if the coach has read this match. */
function ChanceLines({ seats }: { readonly seats: readonly SeatSettings[] }) {
  const reading = useAppSelector((state) => state.coach.reading);
  const chances = reading.kind === 'ready' ? reading.coached.chances : [];
  if (chances.length < 2) return null;
  return (
    <svg className="chance-lines" viewBox={`0 0 ${chances.length - 1} 1`} preserveAspectRatio="none" aria-hidden="true">
      {seats.map(({ colour }, seat) => (
        <polyline
          key={colour}
          points={chances.map((each, choice) => `${choice},${1 - (each[seat] ?? 0)}`).join(' ')}
          fill="none"
          stroke={`var(--${colour})`}
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
