import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { televisionPlace } from '../../client/slices/television-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import {
  Bunting,
  Button,
  Counter,
  Icon,
  PlayerToken,
  PrizeRosette,
  Prompt,
  Sky,
  TimberWall,
} from '../../design/index.ts';
import { listOfNames } from '../../words/index.ts';
import { longestWait } from '../far/use-led-playback.ts';
import { slowerBy } from '../playback/step-time.ts';
import { usePlaybackClock } from '../playback/use-playback-clock.ts';
import type { MatchMoment } from '../scoring/match-moment.ts';
import type { ScoringColumn, ScoringRow } from '../scoring/scoring.ts';
import { gained } from '../scoring/signed.ts';
import { playSound } from '../sounds/play-sound.ts';
import type { Closing } from '../table-context.ts';
import { CoinTower } from './coin-tower.tsx';
import { asTheySit, type Count, countsOf, foremost, highestOf } from './counts.ts';

/** Duration of a count and the extra per tower, in milliseconds at the brisk pace. */
const ofCount = 1500;
const ofTower = 400;
/** Duration of the winner's scene, in milliseconds at the brisk pace. */
const ofWinner = 8000;
/** Most awards that fit on the wall. */
const mostAwards = 3;
/** Wide enough for any window, in pixels. */
const hallWidth = 2640;
/** The height of the roofs behind the towers, in pixels. */
const roofs = 320;

interface ClosingCeremonyProps extends Closing {
  /** A sentence that names the winner. */
  readonly heading: string;
  /** Why the match ended. */
  readonly why: string;
  /** The text on the rosette; null if the players lost to the game. */
  readonly ribbon?: string | null;
  readonly columns: readonly ScoringColumn[];
  readonly rows: readonly ScoringRow[];
  readonly moments: readonly MatchMoment[];
  readonly tieBreak?: string | undefined;
}

/**
 * The closing ceremony of a match.
 * Term by term, the players' points grow as towers of coins. Awards follow, and last the shutter rises over the winner.
 * It advances by itself; a press skips ahead.
 */
export function ClosingCeremony({
  game,
  isFar,
  seen,
  counted: reported,
  continueThere,
  heading,
  why,
  ribbon = '1',
  columns,
  rows,
  moments,
  tieBreak,
}: ClosingCeremonyProps) {
  const { t } = useTranslation('closing');
  const pace = useAppSelector((state) => state.settings.pace);
  const sounds = useAppSelector((state) => state.settings.sound);
  const television = useAppSelector(televisionPlace);
  const [own, setAt] = useState(0);
  const onTelevision = useAppSelector(({ television: { shown: point }, table }) =>
    television === 'elsewhere' && point !== null && point.table === table.live?.table ? (point.count ?? 0) : 0,
  );
  const at = Math.max(own, onTelevision);
  const shown = asTheySit(columns);
  const counts = countsOf(rows, columns, shown);
  const count = counts[at];
  const isLast = count === undefined;
  const time = slowerBy(pace, isFar) * (isLast ? ofWinner : ofCount + ofTower * shown.length);
  // the winner is shown on the television first
  const isLed = television === 'elsewhere' && !isLast;
  const goOn = isLed ? (all: boolean) => continueThere?.(all) : undefined;
  const report = useEffectEvent((shownCount: number) => reported?.(shownCount));
  useEffect(() => report(at), [at]);
  const next = (): void => (isLast ? seen() : setAt(at + 1));
  const { held, press } = usePlaybackClock({
    step: `closing ${at}`,
    isLast,
    time: isLed ? time + longestWait : pace === 'step-by-step' && television !== 'here' ? null : time,
    next,
    back: () => setAt(Math.max(0, at - 1)),
    end: () => (isLast ? seen() : setAt(counts.length)),
    elsewhere: goOn,
  });
  const counted = count?.key ?? null;
  useEffect(() => {
    if (sounds && document.visibilityState !== 'hidden') playSound(counted === null ? 'flourish' : 'coins');
  }, [sounds, counted]);
  const highest = highestOf(counts);
  const ahead = count === undefined ? [] : foremost(count);
  return (
    <div className={`closing ${held ? 'held' : ''} ${isFar ? 'from-afar' : ''}`}>
      <section className="closing-hall">
        <Sky day={0.9} width={hallWidth} roofs={roofs} className="closing-sky at-dusk" />
        <Bunting width={hallWidth} className="closing-bunting" />
        <header className="closing-head">
          <h1>{t('title')}</h1>
          <p>{t(`shell:games.${game}`)}</p>
        </header>
        <CountList counts={counts} at={at} />
        <ol className="closing-towers" aria-label={t('standing')}>
          {shown.map(({ key, name, mark, total, first }, index) => (
            <CoinTower
              key={key}
              name={name}
              mark={mark}
              total={count?.totals[index] ?? total}
              gain={count?.gains[index] ?? null}
              highest={highest}
              isForemost={isLast ? first : ahead.includes(index) && (count?.gains[index] ?? 0) > 0}
            />
          ))}
        </ol>
      </section>
      <section className="closing-wall">
        <TimberWall className="closing-timber" />
        <WinnersShop closed={counts.length - at}>
          {ribbon !== null && <PrizeRosette text={ribbon} width={92} />}
          {shown.map(
            ({ key, mark, first }) => first && mark !== null && <PlayerToken key={key} mark={mark} size={72} />,
          )}
          <p className="display closing-winner">{heading}</p>
          <p>{tieBreak ?? why}</p>
        </WinnersShop>
        <ul className="closing-awards" aria-label={t('awards')}>
          {moments.slice(0, mostAwards).map(({ award, text, picture }, index) => (
            <li key={award} className={`closing-award ${isLast || index < at ? 'hung' : ''}`}>
              <div className="closing-picture" aria-hidden="true">
                {picture}
              </div>
              <div>
                <h2>{award}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Counter label={t('shell:table.counter')}>
        <Prompt
          icon={isLast ? 'trophy' : 'coin'}
          title={count === undefined ? heading : t('counted', countedFacts(count, ahead, shown))}
        />
        {television !== 'here' && (!isLed || continueThere !== undefined) && (
          <div className="counter-actions">
            {!isLast && (
              <Button kind="quiet" onPress={() => (goOn === undefined ? setAt(counts.length) : goOn(true))}>
                {t('skip')}
              </Button>
            )}
            <Button kind="primary" shownKey={{ key: 'Enter', written: t('shell:keys.enter') }} onPress={press}>
              {t(isLast ? 'book' : 'rewind:playback.next')}
            </Button>
          </div>
        )}
      </Counter>
    </div>
  );
}

/** The facts of a count's sentence: its name, and who has the largest gain or loss. */
function countedFacts(count: Count, ahead: readonly number[], shown: readonly ScoringColumn[]) {
  const names = listOfNames(ahead.flatMap((index) => shown[index]?.name ?? []));
  return { what: count.label, names, points: gained(count.gains[ahead[0] ?? 0] ?? 0) };
}

/** All counts in a row: finished, current and remaining. */
function CountList({ counts, at }: { readonly counts: readonly Count[]; readonly at: number }) {
  const { t } = useTranslation('closing');
  return (
    <ol className="closing-counts" aria-label={t('counts')}>
      {counts.map(({ key, label }, index) => (
        <li key={key} className={index < at ? 'done' : ''} aria-current={index === at ? 'step' : undefined}>
          <Icon name={index < at ? 'check' : index === at ? 'coin' : 'clock'} size={20} />
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}

/** The winner's shop; its shutter stays down until the last count is done. */
function WinnersShop({ closed, children }: { readonly closed: number; readonly children: ReactNode }) {
  const { t } = useTranslation('closing');
  return (
    <div className={`closing-shop ${closed > 0 ? '' : 'open'}`}>
      <p className="display closing-fascia">{t('first')}</p>
      <div className="closing-window">
        {closed > 0 ? (
          <div className="closing-shutter">
            <p className="closing-note">{t('closed', { count: closed })}</p>
          </div>
        ) : (
          <div className="closing-first">{children}</div>
        )}
      </div>
    </div>
  );
}
