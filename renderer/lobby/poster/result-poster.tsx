import { useTranslation } from 'react-i18next';
import type { MatchResult } from '../../client/slices/page-slice.ts';
import { DrawnText, fitLines, Placed, PlayerDisc, signOf, sizeInto } from '../../design/index.ts';
import { listedGame } from '../../games/index.ts';
import { PosterFrame, posterMargin, posterSize } from './poster-frame.tsx';
import { ShopPicture } from './shop-picture.tsx';

/** The picture of the shop, and the list of players beside it, in pixels. */
const picture = { x: posterMargin + 16, y: 322, width: 400, height: 492 } as const;
const list = { x: 540, y: 310, height: 516 } as const;
/** Players share the height of the list, up to this much each. */
const tallestRow = 190;
const momentsTop = 912;
const momentSize = 48;

interface ResultPosterProps {
  readonly result: MatchResult;
  /** When it was played, in words. */
  readonly date: string;
  /** The same as text, for screen readers. */
  readonly label: string;
  /** The name of the game by default. */
  readonly title?: string;
}

/** The poster of one match: everybody with points by place, and its moments. */
export function ResultPoster({ result, date, label, title }: ResultPosterProps) {
  const { t } = useTranslation('shell');
  const { game, heading, players, moments } = result;
  const name = t(`games.${game}`);
  const { print } = signOf(listedGame(game)?.street ?? 'plain');
  const { width } = posterSize;
  const row = Math.min(tallestRow, list.height / players.length);
  const letters = row * 0.52;
  const points = width - posterMargin - 60;
  const lines = moments.flatMap((moment) => fitLines(moment, width - 4 * posterMargin, momentSize, 2)).slice(0, 3);
  return (
    <PosterFrame title={title ?? name} facts={[heading, date]} label={label}>
      <ShopPicture game={game} title={name} {...picture} />
      {players.map(({ name, mark, points: own, first }, index) => (
        <Placed key={name} x={0} y={list.y + list.height / 2 + (index - (players.length - 1) / 2) * row}>
          {index > 0 && (
            <path d={`M${list.x} ${-row / 2}H${width - posterMargin}`} stroke="var(--print)" strokeWidth={2} />
          )}
          {mark !== null && <PlayerDisc mark={mark} x={list.x + 60} y={0} radius={row * 0.36} />}
          <DrawnText
            x={list.x + 90 + row * 0.36}
            y={letters * 0.36}
            size={sizeInto(name, letters, points - list.x - 400, 'sign')}
            anchor="start"
            face="lettering"
            fill={first ? 'var(--print-heading)' : 'var(--print)'}
          >
            {name}
          </DrawnText>
          <DrawnText x={points} y={letters * 0.4} size={letters * 1.2} anchor="end" face="lettering" fill={print}>
            {String(own).replace('-', '−')}
          </DrawnText>
        </Placed>
      ))}
      <path d={`M${posterMargin} ${momentsTop - 72}H${width - posterMargin}`} stroke="var(--print)" strokeWidth={6} />
      {lines.map((line, index) => (
        <DrawnText
          key={line}
          x={width / 2}
          y={momentsTop + (index + (3 - lines.length) / 2) * 54}
          size={sizeInto(line, momentSize, width - 3 * posterMargin)}
        >
          {line}
        </DrawnText>
      ))}
    </PosterFrame>
  );
}
