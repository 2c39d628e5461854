import { useTranslation } from 'react-i18next';
import { Placed } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { localeOf } from '../../words/list-format.ts';
import { useAwardWords } from '../award-words.ts';
import { EveningPlayers } from './evening-players.tsx';
import { EveningStamp, stampSize } from './evening-stamp.tsx';
import { closestFinish, type EveningMatch, playersOf, winnersOf } from './poster-facts.ts';
import { posterMargin as margin, PosterFrame, posterSize } from './poster-frame.tsx';
import { PosterMatch } from './poster-match.tsx';
import { ResultPoster } from './result-poster.tsx';

/** Matches that fit beside one another; of more, the latest. */
const mostMatches = 4;
/** The top of the columns, and of the row of players. */
const columnsTop = 298;
const playersTop = 846;

interface EveningPosterProps {
  /** The matches of the evening, in order. */
  readonly evening: readonly EveningMatch[];
  readonly day: Date;
}

/** The poster of the evening: its matches with winners, points and moments, and everyone who played. */
export function EveningPoster({ evening, day }: EveningPosterProps) {
  const { t, i18n } = useTranslation('lobby');
  const finished = evening.filter(({ outcome }) => outcome !== null);
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'full' }).format(day);
  const [only] = finished;
  if (only !== undefined && finished.length === 1) return <OnlyMatch match={only} date={date} />;
  const shown = finished.slice(-mostMatches);
  const players = playersOf(finished);
  const closest = closestFinish(finished);
  const { width } = posterSize;
  const column = (width - 2 * margin) / Math.max(shown.length, 1);
  const facts = [date, t('poster.games', { count: finished.length }), t('poster.players', { count: players.length })];
  const title = t('poster.title');
  const results = shown.map((match) => `${t(`shell:games.${match.game}`)}: ${wonBy(match, t)}`);
  const rule = `M${margin} ${playersTop - 20}h${width - 2 * margin}`;
  return (
    <PosterFrame title={title} facts={facts} label={[title, ...facts, ...results].join('. ')}>
      {shown.map((match, index) => (
        <Placed key={match.table} x={margin + index * column} y={columnsTop}>
          {index > 0 && (
            <path
              d={`M-3 6V${playersTop - columnsTop - 32}M4 6V${playersTop - columnsTop - 32}`}
              stroke="var(--print)"
              strokeWidth={3}
            />
          )}
          <PosterMatch match={match} width={column} />
        </Placed>
      ))}
      <path d={rule} stroke="var(--print)" strokeWidth={7} />
      <path d={rule} transform="translate(0 10)" stroke="var(--print)" strokeWidth={3} />
      <Placed x={margin} y={playersTop}>
        <EveningPlayers players={players} width={width - 2 * margin - (closest === null ? 0 : stampSize.width + 24)} />
      </Placed>
      {closest !== null && <EveningStamp {...closest} x={width - margin - stampSize.width / 2} y={playersTop + 94} />}
    </PosterFrame>
  );
}

function wonBy(match: EveningMatch, t: ReturnType<typeof useTranslation<'lobby'>>['t']): string {
  const winners = winnersOf(match).map(({ name }) => name);
  return winners.length === 0 ? '' : t('evening.won', { names: listOfNames(winners) });
}

/** The poster of an evening with one match: all players with their points. */
function OnlyMatch({ match, date }: { readonly match: EveningMatch; readonly date: string }) {
  const { t } = useTranslation('lobby');
  const { game, seats, outcome } = match;
  const moment = useAwardWords(match);
  const heading = [t(`shell:games.${game}`), wonBy(match, t)].filter((part) => part !== '').join(', ');
  const players = seats.map(({ name, colour }, seat) => ({
    name,
    mark: markOfColour(colour),
    points: outcome?.scores[seat] ?? 0,
    first: outcome?.places[seat] === 1,
    place: outcome?.places[seat] ?? 0,
  }));
  const result = {
    game,
    heading,
    players: players.toSorted((one, other) => one.place - other.place),
    moments: moment === null ? [] : [moment.text],
  };
  const title = t('poster.title');
  const points = result.players.map(({ name, points }) => `${name} ${points}`).join(', ');
  return <ResultPoster title={title} result={result} date={date} label={[title, heading, date, points].join('. ')} />;
}
