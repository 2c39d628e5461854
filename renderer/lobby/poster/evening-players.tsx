import { useTranslation } from 'react-i18next';
import { DrawnText, Placed, PlayerDisc, sizeInto, textWidth } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import type { EveningPlayer } from './poster-facts.ts';

/** From more players, there are two rows of smaller plates, with the wins beside them. */
const mostInRow = 4;
const rowHeight = 88;
const small = 0.8;
/** A plate at full size, and the text of the wins, in pixels. */
const plate = { height: 88, letters: 54, disc: 32 } as const;
const winsSize = { below: 48, beside: 42 } as const;

/** Everyone who played, on name plates with the matches won. */
export function EveningPlayers({
  players,
  width,
}: {
  readonly players: readonly EveningPlayer[];
  readonly width: number;
}) {
  const rows = players.length > mostInRow ? 2 : 1;
  const scale = rows === 1 ? 1 : small;
  const inRow = Math.ceil(players.length / rows);
  const place = width / inRow / scale;
  return players.map((player, index) => (
    <Placed
      key={player.name}
      x={(index % inRow) * place * scale}
      y={Math.floor(index / inRow) * rowHeight}
      scale={scale}
    >
      <Plate player={player} place={place - 20} isWinsBeside={rows > 1} />
    </Placed>
  ));
}

interface PlateProps {
  readonly player: EveningPlayer;
  /** The width that it may have. */
  readonly place: number;
  readonly isWinsBeside: boolean;
}

function Plate({ player: { name, colour, wins }, place, isWinsBeside }: PlateProps) {
  const { t } = useTranslation('lobby');
  const mark = markOfColour(colour);
  const { height, disc } = plate;
  const beside = 2 * disc + 30;
  const won = t('poster.wins', { count: wins });
  const wonWidth = isWinsBeside ? textWidth(won, winsSize.beside, 'text') + 16 : 0;
  const size = sizeInto(name, plate.letters, place - beside - 24 - wonWidth, 'sign');
  const width = Math.max(isWinsBeside ? 0 : 200, beside + textWidth(name, size) + 24);
  return (
    <>
      <rect y={4} width={width} height={height} fill={`var(--board-${mark})`} stroke="var(--print)" strokeWidth={5} />
      <rect
        x={8}
        y={12}
        width={width - 16}
        height={height - 16}
        fill="none"
        stroke="var(--paint)"
        strokeWidth={2}
        strokeOpacity={0.6}
      />
      <PlayerDisc mark={mark} x={18 + disc} y={4 + height / 2} radius={disc} />
      <DrawnText
        x={beside}
        y={4 + height / 2 + size * 0.34}
        size={size}
        anchor="start"
        face="lettering"
        fill="var(--paint)"
      >
        {name}
      </DrawnText>
      {isWinsBeside ? (
        <DrawnText x={width + 16} y={height / 2 + 19} size={winsSize.beside} anchor="start">
          {won}
        </DrawnText>
      ) : (
        <DrawnText x={width / 2} y={height + 56} size={winsSize.below}>
          {won}
        </DrawnText>
      )}
    </>
  );
}
