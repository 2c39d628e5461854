import { useTranslation } from 'react-i18next';
import { Placed } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { localeOf } from '../../words/list-format.ts';
import { useAwardWords } from '../award-words.ts';
import { EveningPlayers } from './evening-players.tsx';
import { EveningStamp, stampSize } from './evening-stamp.tsx';
import {
  closestFinish,
  type EveningMatch,
  type EveningPlayer,
  type Finish,
  momentOfNight,
  playersOf,
  winnersOf,
} from './poster-facts.ts';
import { posterMargin as margin, PosterFrame, posterSize } from './poster-frame.tsx';
import { PosterMatch } from './poster-match.tsx';
import { ResultPoster } from './result-poster.tsx';

/** Matches on the poster; of more, the latest. More than fit beside one another are in two rows. */
const mostMatches = 6;
const mostInRow = 4;
/** The top of the columns, and of the row of players. */
const columnsTop = 298;
const playersTop = 844;

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
  const { width } = posterSize;
  const rows = shown.length > mostInRow ? 2 : 1;
  const inRow = Math.max(1, Math.ceil(shown.length / rows));
  const column = (width - 2 * margin) / inRow;
  const height = (playersTop - columnsTop - 26) / rows;
  const facts = [date, t('poster.games', { count: finished.length }), t('poster.players', { count: players.length })];
  const title = t('poster.title');
  const results = shown.map((match) =>
    t('setUp.otherwise', { title: t(`shell:games.${match.game}`), value: wonBy(match, t) }),
  );
  const rule = `M${margin} ${playersTop - 20}h${width - 2 * margin}`;
  const between = `V${height - 12}`;
  return (
    <PosterFrame title={title} facts={facts} label={[title, ...facts, ...results].join('. ')}>
      {shown.map((match, index) => (
        <Placed
          key={match.table}
          x={margin + (index % inRow) * column}
          y={columnsTop + Math.floor(index / inRow) * height}
        >
          {index % inRow > 0 && <path d={`M-3 10${between}M4 10${between}`} stroke="var(--print)" strokeWidth={3} />}
          <PosterMatch match={match} width={column} height={height} />
        </Placed>
      ))}
      <path d={rule} stroke="var(--print)" strokeWidth={7} />
      <path d={rule} transform="translate(0 10)" stroke="var(--print)" strokeWidth={3} />
      <Placed x={margin} y={playersTop}>
        <LastRow evening={finished} players={players} width={width - 2 * margin} />
      </Placed>
    </PosterFrame>
  );
}

interface LastRowProps {
  readonly evening: readonly EveningMatch[];
  readonly players: readonly EveningPlayer[];
  readonly width: number;
}

/** Everyone who played, and beside them the stamps: the closest finish, and a moment of the night. */
function LastRow({ evening, players, width }: LastRowProps) {
  const { t } = useTranslation('lobby');
  const closest = closestFinish(evening);
  const moment = momentOfNight(evening);
  const told = useAwardWords({ game: '', seats: [], ...moment?.match, award: moment?.award ?? null });
  const stamps = [
    ...(closest === null ? [] : [{ title: t('poster.finish.closest'), lines: [finishWords(closest, t)] }]),
    ...(told === null || moment === null
      ? []
      : [{ title: told.award, lines: [moment.name ?? '', t(`shell:games.${moment.match.game}`)] }]),
  ];
  const place = stampSize.width + 16;
  return (
    <>
      <EveningPlayers players={players} width={width - stamps.length * place} />
      {stamps.map((stamp, index) => (
        <EveningStamp
          key={stamp.title}
          {...stamp}
          x={width - stampSize.width / 2 - index * place}
          y={92}
          turn={index === 0 ? -3 : 2}
        />
      ))}
    </>
  );
}

type Lobby = ReturnType<typeof useTranslation<'lobby'>>['t'];

/** Who won the closest match, and how closely. */
function finishWords({ match, margin: by }: Finish, t: Lobby): string {
  const winners = winnersOf(match);
  const how = by > 0 ? 'by' : winners.length > 1 ? 'level' : 'tieBreak';
  return t(`poster.finish.${how}`, { names: listOfNames(winners.map(({ name }) => name)), margin: by });
}

function wonBy(match: EveningMatch, t: Lobby): string {
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
