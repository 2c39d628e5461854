import { useTranslation } from 'react-i18next';
import type { MatchResult } from '../../client/slices/page-slice.ts';
import { DrawnText, fitLines, GameTile, Placed, PlayerDisc, paint, sizeInto } from '../../design/index.ts';
import { listedGame } from '../../games/index.ts';
import { PosterFrame, posterMargin, posterSize } from './poster-frame.tsx';

/** The picture of the shop, and the list of players beside it, in pixels. */
const tile = { x: 120, y: 330, width: 300, height: 458 } as const;
const list = { x: 500, y: 310, height: 500 } as const;
/** Players share the height of the list, up to this much each. */
const tallestRow = 150;
const momentsTop = 870;

interface ResultPosterProps {
  readonly result: MatchResult;
  /** When it was played, in words. */
  readonly date: string;
  /** The same as text, for screen readers. */
  readonly label: string;
}

/** The poster of one match: everybody with points by place, and its moments. */
export function ResultPoster({ result: { game, heading, players, moments }, date, label }: ResultPosterProps) {
  const { t } = useTranslation('shell');
  const title = t(`games.${game}`);
  const { width } = posterSize;
  const row = Math.min(tallestRow, list.height / players.length);
  const letters = row * 0.52;
  const points = width - posterMargin - 60;
  const lines = moments.flatMap((moment) => fitLines(moment, width - 4 * posterMargin, 36, 2)).slice(0, 3);
  return (
    <PosterFrame title={title} line={`${heading} · ${date}`} label={label}>
      <Placed x={tile.x} y={tile.y} scale={tile.width / 240}>
        <GameTile street={listedGame(game)?.street ?? 'plain'} title={title} width={240} height={366} />
      </Placed>
      {players.map(({ name, mark, points: own, first }, index) => (
        <Placed key={name} x={0} y={list.y + (index + 0.5) * row}>
          {index > 0 && (
            <path d={`M${list.x} ${-row / 2}H${width - posterMargin}`} stroke="var(--print)" strokeWidth={2} />
          )}
          {mark !== null && <PlayerDisc mark={mark} x={list.x + 60} y={0} radius={row * 0.36} />}
          <DrawnText
            x={list.x + 140}
            y={letters * 0.36}
            size={sizeInto(name, letters, points - list.x - 400, 'sign')}
            anchor="start"
            face="lettering"
            fill={first ? 'var(--print-heading)' : 'var(--print)'}
          >
            {name}
          </DrawnText>
          <DrawnText
            x={points}
            y={letters * 0.4}
            size={letters * 1.2}
            anchor="end"
            face="lettering"
            fill={paint('wine')}
          >
            {own}
          </DrawnText>
        </Placed>
      ))}
      <path d={`M${posterMargin} ${momentsTop - 50}H${width - posterMargin}`} stroke="var(--print)" strokeWidth={6} />
      {lines.map((line, index) => (
        <DrawnText
          key={line}
          x={width / 2}
          y={momentsTop + index * 48}
          size={sizeInto(line, 36, width - 3 * posterMargin)}
        >
          {line}
        </DrawnText>
      ))}
    </PosterFrame>
  );
}
