import { useTranslation } from 'react-i18next';
import { DrawnText, fitLines, PlayerDisc, signOf, sizeInto, textWidth } from '../../design/index.ts';
import { listedGame } from '../../games/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { useAwardWords } from '../award-words.ts';
import { type EveningMatch, winnersOf } from './poster-facts.ts';
import { ShopPicture } from './shop-picture.tsx';

/** A column of at least this width has a wide picture, and the winner's mark beside the name; sizes in pixels. */
const wide = 560;
const pictureTop = 92;
const pictureHeight = 300;
/** The moment below the picture: its largest and smallest letters, and its height. */
const moment = { top: 404, height: 122, most: 50, least: 30 } as const;

interface PosterMatchProps {
  readonly match: EveningMatch;
  /** The width of its column. */
  readonly width: number;
}

/** One match on the poster of the evening: its shop, its winner with the score, and its moment. */
export function PosterMatch({ match, width }: PosterMatchProps) {
  const { t } = useTranslation('lobby');
  const said = useAwardWords(match);
  const title = t(`shell:games.${match.game}`);
  const game = listedGame(match.game);
  const { print } = signOf(game?.street ?? 'plain');
  const isWide = width >= wide;
  const picture = isWide ? 226 : 160;
  const inside = Math.min(width - 32, 760);
  const left = (width - inside) / 2;
  const beside = left + picture + (isWide ? 32 : 18);
  const room = left + inside - beside;
  const lines = said === null ? [] : linesIn(said.text, width - 40);
  const lineHeight = (lines[0]?.size ?? 0) * 1.12;
  return (
    <>
      <DrawnText x={width / 2} y={62} size={sizeInto(title, 62, width - 40, 'sign')} fill={print} face="lettering">
        {title}
      </DrawnText>
      <ShopPicture game={match.game} title={title} x={left} y={pictureTop} width={picture} height={pictureHeight} />
      <g transform={`translate(${beside} ${pictureTop})`}>
        <Winner match={match} room={room} isWide={isWide} print={print} />
      </g>
      {lines.map(({ text, size }, index) => (
        <DrawnText
          key={text}
          x={width / 2}
          y={moment.top + moment.height / 2 + (index - lines.length / 2 + 0.78) * lineHeight}
          size={size}
        >
          {text}
        </DrawnText>
      ))}
    </>
  );
}

interface WinnerProps {
  readonly match: EveningMatch;
  readonly room: number;
  readonly isWide: boolean;
  /** The colour of the score. */
  readonly print: string;
}

/** The winners with their marks, and the score with what it counts. */
function Winner({ match, room, isWide, print }: WinnerProps) {
  const { t } = useTranslation('lobby');
  const winners = winnersOf(match);
  const isBeside = isWide && winners.length === 1;
  const names = listOfNames(winners.map(({ name }) => name));
  const at = isBeside ? 84 : 0;
  const rows = isBeside ? [names] : fitLines(names, room, 46);
  const most = isBeside ? 84 : rows.length === 1 ? 60 : 48;
  const size = Math.min(...rows.map((row) => sizeInto(row, most, room - at, 'sign')));
  const radius = isBeside ? 36 : 30;
  const points = Math.max(...(match.outcome?.scores ?? [0]));
  const counted = listedGame(match.game)?.scoredIn ?? 'points';
  const unit = t(`poster.scored.${counted}`, { count: points });
  const score = String(points).replace('-', '−');
  const unitSize = sizeInto(unit, isWide ? 48 : 36, room * 0.55);
  const digits = sizeInto(score, isBeside ? 132 : 80, room - textWidth(unit, unitSize, 'text') - 14, 'sign');
  return (
    <>
      {winners.length > 0 && (
        <DrawnText
          x={0}
          y={38}
          size={sizeInto(t('poster.winner', { count: winners.length }), 46, room)}
          anchor="start"
          fill="var(--print-soft)"
        >
          {t('poster.winner', { count: winners.length })}
        </DrawnText>
      )}
      {winners.map(({ colour }, index) => (
        <PlayerDisc
          key={colour}
          mark={markOfColour(colour)}
          x={radius + index * (2 * radius + 8)}
          y={isBeside ? 104 : 88}
          radius={radius}
        />
      ))}
      {rows.map((row, index) => (
        <DrawnText
          key={row}
          x={at}
          y={isBeside ? 104 + size * 0.35 : 114 + (index + 1) * size * 0.98}
          size={size}
          anchor="start"
          face="lettering"
        >
          {row}
        </DrawnText>
      ))}
      <DrawnText x={0} y={288} size={digits} anchor="start" face="lettering" fill={print}>
        {score}
      </DrawnText>
      <DrawnText x={textWidth(score, digits) + 14} y={288} size={unitSize} anchor="start">
        {unit}
      </DrawnText>
    </>
  );
}

/** A text in up to three lines, in the largest letters that fit the space of the moment. */
function linesIn(text: string, room: number): readonly { readonly text: string; readonly size: number }[] {
  for (let size: number = moment.most; ; size -= 2) {
    const lines = fitLines(text, room, size, 3);
    const fits =
      lines.every((line) => textWidth(line, size, 'text') <= room) && lines.length * size * 1.12 <= moment.height;
    if (fits || size <= moment.least)
      return lines.map((line) => ({ text: line, size: fits ? size : sizeInto(line, size, room) }));
  }
}
