import { useTranslation } from 'react-i18next';
import { DrawnText, fitLines, GameTile, Placed, PlayerDisc, paint, sizeInto } from '../../design/index.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { listedGame } from '../../games/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { listOfNames, translatorFor } from '../../words/index.ts';
import { localeOf } from '../../words/list-format.ts';
import { type EveningMatch, playersOf, winnersOf } from './poster-facts.ts';
import { posterMargin as margin, PosterFrame, posterSize } from './poster-frame.tsx';

/** Matches that fit beside one another; of more, the latest. */
const mostMatches = 4;
/** The top of the columns, and of the row of players. */
const columnsTop = 300;
const playersTop = 830;

interface EveningPosterProps {
  /** The matches of the evening, in order. */
  readonly evening: readonly EveningMatch[];
  readonly day: Date;
}

/** The poster of the evening: its matches with winners, points and moments, and everyone who played. */
export function EveningPoster({ evening, day }: EveningPosterProps) {
  const { t, i18n } = useTranslation('lobby');
  const finished = evening.filter(({ outcome }) => outcome !== null);
  const shown = finished.slice(-mostMatches);
  const players = playersOf(finished);
  const { width } = posterSize;
  const column = (width - 2 * margin) / Math.max(shown.length, 1);
  const place = (width - 2 * margin) / Math.max(players.length, 1);
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'full' }).format(day);
  const facts = [date, t('poster.games', { count: finished.length }), t('poster.players', { count: players.length })];
  const title = t('poster.title');
  return (
    <PosterFrame title={title} line={facts.join(' · ')} label={posterWords(title, facts, shown, t)}>
      {shown.map((match, index) => (
        <Placed key={match.table} x={margin + index * column} y={columnsTop}>
          {index > 0 && <path d={`M0 14V${playersTop - columnsTop - 30}`} stroke="var(--print)" strokeWidth={4} />}
          <PosterMatch match={match} width={column} />
        </Placed>
      ))}
      <path d={`M${margin} ${playersTop - 14}h${width - 2 * margin}`} stroke="var(--print)" strokeWidth={6} />
      {players.map(({ name, colour, wins }, index) => (
        <Placed key={name} x={margin + (index + 0.5) * place} y={playersTop}>
          <PlayerDisc mark={markOfColour(colour)} x={0} y={52} radius={40} />
          <DrawnText x={0} y={142} size={sizeInto(name, 46, place - 24, 'sign')} face="lettering">
            {name}
          </DrawnText>
          <DrawnText x={0} y={186} size={38}>
            {t('poster.wins', { count: wins })}
          </DrawnText>
        </Placed>
      ))}
    </PosterFrame>
  );
}

/** The poster for screen readers: its title, its facts and the winner of each match. */
function posterWords(
  title: string,
  facts: readonly string[],
  matches: readonly EveningMatch[],
  t: ReturnType<typeof useTranslation<'lobby'>>['t'],
): string {
  const results = matches.map((match) => {
    const won = t('evening.won', { names: listOfNames(winnersOf(match).map(({ name }) => name)) });
    return `${t(`shell:games.${match.game}`)}: ${won}`;
  });
  return [title, ...facts, ...results].join('. ');
}

/** One match: its shop, its winner with points, and its moment. */
function PosterMatch({ match, width }: { readonly match: EveningMatch; readonly width: number }) {
  const { t, i18n } = useTranslation('lobby');
  const ui = useGameUi(match.award === null ? undefined : match.game);
  const moment =
    match.award === null
      ? null
      : (ui?.award?.(match.award, match.seats, translatorFor(match.game, i18n.language)) ?? null);
  const title = t(`shell:games.${match.game}`);
  const winners = winnersOf(match);
  const names = listOfNames(winners.map(({ name }) => name));
  const points = Math.max(...(match.outcome?.scores ?? [0]));
  const tile = 190;
  const beside = 28 + tile + 28;
  const room = width - beside - 12;
  return (
    <>
      <DrawnText
        x={width / 2}
        y={56}
        size={sizeInto(title, 52, width - 40, 'sign')}
        fill="var(--print-heading)"
        face="lettering"
      >
        {title}
      </DrawnText>
      <Placed x={28} y={84} scale={tile / 240}>
        <GameTile street={listedGame(match.game)?.street ?? 'plain'} title={title} width={240} height={366} />
      </Placed>
      {winners.length > 0 && (
        <>
          <DrawnText x={beside} y={124} size={38} anchor="start">
            {t('poster.winner', { count: winners.length })}
          </DrawnText>
          {winners.map(({ colour }, index) => (
            <PlayerDisc key={colour} mark={markOfColour(colour)} x={beside + 36 + index * 80} y={176} radius={34} />
          ))}
          <DrawnText x={beside} y={274} size={sizeInto(names, 60, room, 'sign')} anchor="start" face="lettering">
            {names}
          </DrawnText>
        </>
      )}
      <DrawnText x={beside} y={362} size={92} anchor="start" face="lettering" fill={paint('wine')}>
        {points}
      </DrawnText>
      {moment !== null &&
        fitLines(moment.text, width - 48, 36, 3).map((line, index) => (
          <DrawnText key={line} x={width / 2} y={412 + index * 42} size={sizeInto(line, 36, width - 28)}>
            {line}
          </DrawnText>
        ))}
    </>
  );
}
