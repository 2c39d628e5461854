import { GameTile } from '../../design/index.ts';
import { listedGame } from '../../games/index.ts';

/** The size of a game's tile, and the space around it in the picture. */
const tile = { width: 240, height: 366 } as const;
const around = 22;

interface ShopPictureProps {
  readonly game: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A framed picture of a game's shop at dusk; sizes in pixels. */
export function ShopPicture({ game, title, x, y, width, height }: ShopPictureProps) {
  const scale = Math.min((height - around) / tile.height, (width - 8) / tile.width);
  const left = (width - tile.width * scale) / 2;
  const top = height - tile.height * scale;
  return (
    <g className="at-dusk" transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} fill="var(--closing-sky-high)" />
      <rect y={height * 0.34} width={width} height={height * 0.66} fill="var(--closing-sky)" />
      <rect y={height * 0.7} width={width} height={height * 0.3} fill="var(--closing-sky-low)" />
      <g transform={`translate(${left.toFixed(1)} ${(top - 4).toFixed(1)}) scale(${scale.toFixed(3)})`}>
        <GameTile street={listedGame(game)?.street ?? 'plain'} title={title} {...tile} />
      </g>
      <rect y={height - 10} width={width} height={10} fill="var(--print)" />
      <rect width={width} height={height} fill="none" stroke="var(--print)" strokeWidth={6} />
    </g>
  );
}
