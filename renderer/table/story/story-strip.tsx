import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { beatTold, storyEnded, storyToldAgain, storyWentTo } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import type { Beat, Story } from '../../client/story.ts';
import { Button, Icon, PlayerToken, Scroller } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import type { GameUi } from '../board/game-ui.ts';
import type { PrintedLine } from '../log/log-lines.ts';
import { usePrinter } from '../log/use-printer.ts';
import { pagesOf } from './beat-pages.ts';
import { beatTime } from './beat-time.ts';
import { TurnedAtSigns, useSpots } from './turned-at-signs.tsx';
import { useBeatLines } from './use-beat-lines.ts';
import { useBotReason } from './use-bot-reason.ts';
import { useStoryClock } from './use-story-clock.ts';

interface StoryStripProps {
  readonly story: Story;
  readonly beat: Beat;
  readonly room: GameUi;
  readonly seats: readonly SeatSettings[];
  /** Whether this is a television: a shared screen without a player at it. */
  readonly isFar: boolean;
}

/** Playback in the counter's place: the current step in words, and buttons for all steps. The board shows it. */
export function StoryStrip({ story, beat, room, seats, isFar }: StoryStripProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const pace = useAppSelector((state) => state.settings.pace);
  const lines = useBeatLines(room, seats, beat);
  const printer = usePrinter(room, seats);
  const turned = useMemo(
    () => (beat.kind === 'turned' ? (room.turned?.(beat.latest, seats, printer.translate) ?? null) : null),
    [beat, room, seats, printer],
  );
  const spots = useSpots(turned);
  // a reveal shows itself; beside the name plates, the sentence explains the order
  const atSigns = spots === null ? null : turned;
  const before = story.beats[story.at - 1];
  const reason = useBotReason(beat, before, room.id);
  const pages = useMemo(() => (beat.kind === 'turned' ? [lines] : pagesOf(lines)), [beat.kind, lines]);
  const [turnedTo, setTurnedTo] = useState({ beat, page: 0 });
  const page = turnedTo.beat === beat ? turnedTo.page : 0;
  const onPage = pages[page] ?? [];
  const words = onPage.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const turnTo = (to: number): void => setTurnedTo({ beat, page: to });
  const { held, press } = useStoryClock({
    beat: `${beat.id} ${story.at} ${page}`,
    isLast: story.at === story.beats.length - 1 && page === pages.length - 1,
    time: beatTime({ beat, before, page, pages: pages.length, words, pace, isFar }),
    next: () => (page + 1 < pages.length ? turnTo(page + 1) : void dispatch(beatTold())),
    back: () => (page > 0 ? turnTo(page - 1) : void dispatch(storyWentTo(Math.max(0, story.at - 1)))),
    end: () => void dispatch(storyEnded()),
  });
  const [deed, ...more] = onPage;
  return (
    <div className={`story ${held ? 'held' : ''}`} data-beat={beat.kind} data-from={beat.from}>
      {atSigns !== null && spots !== null && <TurnedAtSigns key={beat.id} turned={atSigns} spots={spots} />}
      {beat.kind === 'turned' && spots === null && (
        <aside className="turned-over" key={beat.id} aria-label={t('reveal.title')}>
          <Scroller className="turned-over-card card">
            <room.Reveal seats={seats} events={beat.latest} view={beat.view} />
          </Scroller>
        </aside>
      )}
      <div className="prompt">
        {deed?.seat == null || beat.kind === 'turned' ? (
          <Icon name={beat.kind === 'turned' ? 'eye' : 'bell'} size={34} colour="var(--lamp)" />
        ) : (
          <PlayerToken mark={markOfPlayer(seats, deed.seat)} size={34} />
        )}
        <div className="prompt-words">
          <p className="asks">
            {beat.kind === 'turned' ? (
              (atSigns?.says ?? t('reveal.title'))
            ) : deed === undefined ? (
              t('rewind:story.goesOn')
            ) : (
              <Deed line={deed} seats={seats} />
            )}
          </p>
          {reason !== null && page === pages.length - 1 && (
            <p className="says story-reason">
              <Icon name="bot" size={18} />
              <span>{t('bots:reasons.ofBeat', { name: nameOf(seats, beat.seat), feature: reason.feature })}</span>{' '}
              <b className="figure">{reason.points}</b>
            </p>
          )}
          {beat.kind !== 'turned' && more.length > 0 && (
            <p className="says">
              {more.map((line) => (
                <span key={line.id} className="story-more">
                  <Deed line={line} seats={seats} />
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      {atSigns !== null && atSigns.things.length > 1 && (
        <ol className="story-things">
          {atSigns.things.map(({ seat, figure, words: why }) => (
            <li key={seat}>
              <PlayerToken mark={markOfPlayer(seats, seat)} size={24} label={nameOf(seats, seat)} />
              {figure}
              <span className="unseen">{why}</span>
            </li>
          ))}
        </ol>
      )}
      {story.beats.length > 1 && (
        <ol className="story-beats" aria-label={t('rewind:story.beats')}>
          {story.beats.map(({ id, seat, kind }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-current={index === story.at ? 'step' : undefined}
                aria-label={t('rewind:story.beat', {
                  number: index + 1,
                  of: story.beats.length,
                  name: nameOf(seats, seat),
                })}
                onClick={() => dispatch(storyWentTo(index))}
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
      <div className="counter-actions">
        <Button kind="quiet" icon="replay" label={t('rewind:story.again')} onPress={() => dispatch(storyToldAgain())} />
        <Button kind="primary" shownKey={{ key: 'Enter', written: t('keys.enter') }} onPress={press}>
          {t('rewind:story.next')}
        </Button>
      </div>
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
      {figure !== undefined && <b className="story-sum"> {figure}</b>}
    </>
  );
}
