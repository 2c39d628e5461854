import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { Playback, PlaybackStep } from '../../client/playback.ts';
import { leadsHere } from '../../client/slices/room-slice.ts';
import { playbackEnded, playbackRepeated, playbackWentTo, stepEnded } from '../../client/slices/table-slice.ts';
import { televisionPlace } from '../../client/slices/television-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, Icon, PlayerToken, Scroller } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import type { GameUi } from '../board/game-ui.ts';
import { longestWait, useLedPlayback } from '../far/use-led-playback.ts';
import type { PrintedLine } from '../log/log-lines.ts';
import { usePrinter } from '../log/use-printer.ts';
import { pagesOf } from './step-pages.ts';
import { revealTime, stepTime } from './step-time.ts';
import { TurnedAtPlates, usePlaces } from './turned-at-plates.tsx';
import { useBotReason } from './use-bot-reason.ts';
import { useLitPieces } from './use-lit-pieces.ts';
import { usePlaybackClock } from './use-playback-clock.ts';
import { useStepLines } from './use-step-lines.ts';

/** A television, and the screens that follow it, have no time for more parts of a step; the log has the rest. */
const mostPagesLed = 2;

interface PlaybackStripProps {
  readonly playback: Playback;
  readonly step: PlaybackStep;
  readonly ui: GameUi;
  readonly seats: readonly SeatSettings[];
  /** Whether this is a shared screen without a player at it. */
  readonly isFar: boolean;
}

/**
 * Playback in the counter's place: the current step in words, and buttons for all steps. The board shows it.
 * In a room with a television, all screens go along with it, and only a leader's button remains.
 */
export function PlaybackStrip({ playback, step, ui, seats, isFar }: PlaybackStripProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const pace = useAppSelector((state) => state.settings.pace);
  const lines = useStepLines(ui, seats, step);
  const printer = usePrinter(ui, seats);
  const turned = useMemo(
    () => (step.kind === 'turned' ? (ui.turned?.(step.latest, seats, printer.translate) ?? null) : null),
    [step, ui, seats, printer],
  );
  const places = usePlaces(turned);
  // a reveal shows itself; beside the name plates, the sentence explains the order
  const atPlates = places === null ? null : turned;
  const changed = useMemo(
    () => (step.kind === 'turned' || step.kind === 'done' ? (ui.changedBy?.(step.latest) ?? []) : []),
    [step, ui],
  );
  useLitPieces(changed, atPlates === null ? 0 : revealTime(atPlates.things.length));
  const before = playback.steps[playback.at - 1];
  const reason = useBotReason(step, before, ui.id);
  const television = useAppSelector(televisionPlace);
  const isLastStep = playback.at === playback.steps.length - 1;
  // the results of an own press are shown at once; what follows waits for the television
  const isFollowing = step.kind !== 'own' || !isLastStep;
  const isLed = television === 'elsewhere' && isFollowing && playback.isRepeated !== true;
  const isShort = (isLed && step.kind !== 'own') || television === 'here';
  const pages = useMemo(() => {
    if (step.kind !== 'done' && step.kind !== 'own') return [lines];
    return isShort ? pagesOf(lines).slice(-mostPagesLed) : pagesOf(lines);
  }, [step.kind, lines, isShort]);
  const [turnedTo, setTurnedTo] = useState({ step, page: 0 });
  const page = turnedTo.step === step ? turnedTo.page : 0;
  const onPage = pages[page] ?? [];
  const words = onPage.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const turnTo = (to: number): void => setTurnedTo({ step, page: to });
  const leads = useAppSelector(leadsHere);
  const { room } = useCommands();
  const isAlone = television === 'none' || playback.isRepeated === true;
  useLedPlayback(playback, isLed);
  const toShow = television === 'here' ? playback.steps.length - playback.at : null;
  const time = stepTime({
    step,
    before,
    page,
    pages: pages.length,
    words,
    things: atPlates?.things.length ?? 0,
    pace,
    isFar,
    toShow,
  });
  const { held, press } = usePlaybackClock({
    step: `${step.id} ${playback.at} ${page}`,
    isLast: isLastStep && page === pages.length - 1,
    time: isLed && !isLastStep && (step.kind !== 'own' || page === pages.length - 1) ? longestWait : time,
    next: () => (page + 1 < pages.length ? turnTo(page + 1) : void dispatch(stepEnded())),
    back: () => (page > 0 ? turnTo(page - 1) : void dispatch(playbackWentTo(Math.max(0, playback.at - 1)))),
    end: () => void dispatch(playbackEnded()),
    elsewhere: isLed ? (all) => leads && room.continuePlayback(all) : undefined,
  });
  const [deed, ...more] = onPage;
  const isAwaited = step.kind === 'awaited';
  return (
    <div className={`playback ${held ? 'held' : ''}`} data-step={step.kind} data-from={step.from}>
      {atPlates !== null && places !== null && <TurnedAtPlates key={step.id} turned={atPlates} places={places} />}
      {step.kind === 'turned' && places === null && (
        <aside
          className={`turned-over ${isLed ? 'led' : ''}`}
          key={step.id}
          style={{ '--order': turned?.things.length ?? 0 }}
          aria-label={t('reveal.title')}
        >
          <Scroller className="turned-over-card card">
            {ui.Reveal && <ui.Reveal seats={seats} events={step.latest} view={step.view} />}
          </Scroller>
        </aside>
      )}
      <div className="prompt">
        {deed?.seat == null || step.kind === 'turned' ? (
          <Icon name={isAwaited ? 'screen' : step.kind === 'turned' ? 'eye' : 'bell'} size={34} colour="var(--lamp)" />
        ) : (
          <PlayerToken mark={markOfPlayer(seats, deed.seat)} size={34} />
        )}
        <div className="prompt-words">
          <p className="prompt-title">
            {isAwaited ? (
              t('rewind:playback.onTelevision')
            ) : step.kind === 'turned' ? (
              (turned?.says ?? t('reveal.title'))
            ) : deed === undefined ? (
              t('rewind:playback.goesOn')
            ) : (
              <Deed line={deed} seats={seats} />
            )}
          </p>
          {reason !== null && page === pages.length - 1 && (
            <p className="prompt-hint playback-reason">
              <Icon name="bot" size={18} />
              <span>{t('bots:reasons.ofBeat', { name: nameOf(seats, step.seat), feature: reason.feature })}</span>{' '}
              <b className="figure">{reason.points}</b>
            </p>
          )}
          {step.kind !== 'turned' && more.length > 0 && (
            <p className="prompt-hint">
              {more.map((line) => (
                <span key={line.id} className="playback-more">
                  <Deed line={line} seats={seats} />
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      {atPlates !== null && atPlates.things.length > 1 && (
        <ol className="playback-things">
          {atPlates.things.map(({ at, figure, words: why }, index) => (
            <li key={at} className={atPlates.isOrdered && index === 0 ? 'first' : undefined}>
              {typeof at === 'number' && (
                <PlayerToken mark={markOfPlayer(seats, at)} size={24} label={nameOf(seats, at)} />
              )}
              {figure}
              <span className="unseen">{why}</span>
            </li>
          ))}
        </ol>
      )}
      {playback.steps.length > 1 && isAlone && (
        <ol className="playback-steps" aria-label={t('rewind:playback.steps')}>
          {playback.steps.map(({ id, seat, kind }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-current={index === playback.at ? 'step' : undefined}
                aria-label={t('rewind:playback.step', {
                  number: index + 1,
                  of: playback.steps.length,
                  name: nameOf(seats, seat),
                })}
                onClick={() => dispatch(playbackWentTo(index))}
              >
                {kind === 'turned' ? (
                  <Icon name="eye" size={24} />
                ) : (
                  <PlayerToken mark={markOfPlayer(seats, seat)} size={24} />
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
      {(isAlone || (isLed && leads)) && (
        <div className="counter-actions">
          {isAlone && (
            <Button
              kind="quiet"
              icon="replay"
              label={t('rewind:playback.again')}
              onPress={() => dispatch(playbackRepeated())}
            />
          )}
          <Button kind="primary" shownKey={{ key: 'Enter', written: t('keys.enter') }} onPress={press}>
            {t('rewind:playback.next')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DeedProps {
  readonly line: PrintedLine;
  readonly seats: readonly SeatSettings[];
}

/** A log line as a sentence: player, action and result. */
function Deed({ line: { seat, text, sum, times }, seats }: DeedProps) {
  const { t } = useTranslation('shell');
  const figure = sum !== undefined && times > 1 ? t('log.times', { number: times, sum }) : sum;
  return (
    <>
      {seat !== null && `${nameOf(seats, seat)} `}
      {text}
      {figure !== undefined && <b className="playback-sum"> {figure}</b>}
    </>
  );
}
