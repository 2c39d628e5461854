import { useTranslation } from 'react-i18next';
import { DrawnText, fitLines, PlayerDisc, signOf, sizeInto, textWidth } from '../../design/index.ts';
import { listedGame } from '../../games/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { useAwardWords } from '../award-words.ts';
import { type EveningMatch, momentsOf, winnersOf } from './poster-facts.ts';
import { leastLetters } from './poster-frame.tsx';
import { ShopPicture } from './shop-picture.tsx';

/** Space for a match without its moment has at most this height, in pixels. */
const low = 300;
/** A column of at least this width has room for the winner's mark beside the name. */
const wide = 560;
/** The moment below the picture: the height and distance of its lines, and its largest letters. */
const moment = { height: 132, line: 1.14, most: 50 } as const;

interface PosterMatchProps {
  readonly match: EveningMatch;
  /** The size of its place. */
  readonly width: number;
  readonly height: number;
}

/** One match on the poster of the evening: its shop, its winner with the score, and its moment if there is room. */
export function PosterMatch({ match, width, height }: PosterMatchProps) {
  const { t } = useTranslation('lobby');
  const title = t(`shell:games.${match.game}`);
  const game = listedGame(match.game);
  const { print } = signOf(game?.street ?? 'plain');
  const isLow = height < low;
  const top = isLow ? 66 : 88;
  const pictureHeight = height - top - (isLow ? 14 : moment.height + 14);
  const picture = Math.min(pictureHeight * (width >= wide ? 0.75 : 0.52), 226);
  const inside = Math.min(width - 32, 760);
  const left = (width - inside) / 2;
  const beside = left + picture + 22;
  return (
    <>
      <DrawnText
        x={width / 2}
        y={isLow ? 50 : 62}
        size={sizeInto(title, isLow ? 52 : 62, width - 40, 'sign')}
        fill={print}
        face="lettering"
      >
        {title}
      </DrawnText>
      <ShopPicture game={match.game} title={title} x={left} y={top} width={picture} height={pictureHeight} />
      <g transform={`translate(${beside} ${top})`}>
        <Winner match={match} room={left + inside - beside} height={pictureHeight} print={print} />
      </g>
      {!isLow && (
        <g transform={`translate(${width / 2} ${height - moment.height})`}>
          <MomentWords match={match} room={width - 40} />
        </g>
      )}
    </>
  );
}

interface WinnerProps {
  readonly match: EveningMatch;
  readonly room: number;
  readonly height: number;
  /** The colour of the score. */
  readonly print: string;
}

/** The winners with their marks, and the score with what it counts below or beside it. */
function Winner({ match, room, height, print }: WinnerProps) {
  const { t } = useTranslation('lobby');
  const winners = winnersOf(match);
  const names = listOfNames(winners.map(({ name }) => name));
  const isOne = winners.length === 1;
  const isLow = height < 240;
  const at = isOne && room > 300 ? 84 : 0;
  // where there is little room, several names say enough
  const marked = isOne || !isLow ? winners : [];
  const rows = fitLines(names, room - at, isOne ? 44 : leastLetters, isOne ? 2 : 3);
  const most = rows.length === 1 ? 80 : 46;
  const size = Math.min(...rows.map((row) => sizeInto(row, most, room - at, 'sign')));
  const radius = at > 0 ? 36 : isLow ? 22 : 28;
  const title = t('poster.winner', { count: winners.length });
  const titleHeight = at > 0 && !isLow ? 54 : 0;
  const namesTop = titleHeight + (at > 0 ? (rows.length === 1 ? 12 : 0) : marked.length > 0 ? 2 * radius + 4 : 0);
  const points = Math.max(...(match.outcome?.scores ?? [0]));
  const counted = listedGame(match.game)?.scoredIn ?? 'points';
  const unit = t(`poster.scored.${counted}`, { count: points });
  const score = String(points).replace('-', '−');
  const marksBottom = at > 0 ? titleHeight + 50 + radius : 0;
  const scoreTop = Math.max(namesTop + rows.length * size * 1.05 + 8, marksBottom + 2);
  const unitWidth = textWidth(unit, 42, 'text');
  const isUnitBeside = unitWidth + 180 <= room;
  const scoreHeight = height - scoreTop - (isUnitBeside ? 0 : 50);
  const digits = sizeInto(score, Math.min(132, scoreHeight * 1.1), room - (isUnitBeside ? unitWidth + 14 : 0), 'sign');
  const unitSize = isUnitBeside ? 42 : sizeInto(unit, 42, room);
  const baseline = isUnitBeside ? height - 10 : height - 56;
  return (
    <>
      {titleHeight > 0 && (
        <DrawnText x={0} y={38} size={sizeInto(title, 46, room)} anchor="start" fill="var(--print-soft)">
          {title}
        </DrawnText>
      )}
      {marked.map(({ colour }, index) => (
        <PlayerDisc
          key={colour}
          mark={markOfColour(colour)}
          x={radius + index * (2 * radius + 8)}
          y={at > 0 ? titleHeight + 50 : radius}
          radius={radius}
        />
      ))}
      {rows.map((row, index) => (
        <DrawnText
          key={row}
          x={at}
          y={namesTop + (index + 0.86) * size * 1.05}
          size={size}
          anchor="start"
          face="lettering"
        >
          {row}
        </DrawnText>
      ))}
      <DrawnText x={0} y={baseline} size={digits} anchor="start" face="lettering" fill={print}>
        {score}
      </DrawnText>
      <DrawnText
        x={isUnitBeside ? textWidth(score, digits) + 14 : 0}
        y={isUnitBeside ? baseline : height - 10}
        size={unitSize}
        anchor="start"
      >
        {unit}
      </DrawnText>
    </>
  );
}

/** The first moment of a match: its sentence if it fits in letters to be read from afar, else its award and player. */
function MomentWords({ match, room }: { readonly match: EveningMatch; readonly room: number }) {
  const [first] = momentsOf(match);
  const said = useAwardWords({ ...match, award: first?.award ?? null });
  if (first === undefined || said === null) return null;
  const sentence = linesIn(said.text, room);
  if (sentence !== null) return <MomentLines lines={sentence} />;
  const named = first.name === null ? [] : [first.name];
  const lines = [...fitLines(said.award, room, leastLetters + 4), ...named];
  return (
    <MomentLines
      lines={lines.map((text) => ({ text, size: sizeInto(text, 44, room, 'sign') }))}
      titled={lines.length - named.length}
    />
  );
}

interface FittedLine {
  readonly text: string;
  readonly size: number;
}

/** Lines in the middle of the moment's place, the first `titled` of them in the letters of signs. */
function MomentLines({ lines, titled = 0 }: { readonly lines: readonly FittedLine[]; readonly titled?: number }) {
  const lineHeight = Math.min(moment.height / lines.length, (lines[0]?.size ?? 0) * moment.line);
  return lines.map(({ text, size }, index) => (
    <DrawnText
      key={text}
      x={0}
      y={moment.height / 2 + (index - lines.length / 2 + 0.76) * lineHeight}
      size={size}
      {...(index < titled ? { face: 'lettering' as const } : {})}
    >
      {text}
    </DrawnText>
  ));
}

/** A text in up to three lines, in the largest letters that fit the space of the moment; null if none can be read. */
function linesIn(text: string, room: number): readonly FittedLine[] | null {
  for (let size: number = moment.most; size >= leastLetters; size -= 2) {
    const lines = fitLines(text, room, size, 3);
    const isNarrow = lines.every((line) => textWidth(line, size, 'text') <= room);
    if (isNarrow && lines.length * size * moment.line <= moment.height)
      return lines.map((line) => ({ text: line, size }));
  }
  return null;
}
