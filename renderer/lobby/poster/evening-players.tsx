import { useTranslation } from 'react-i18next';
import { DrawnText, Placed, PlayerDisc, sizeInto, textWidth } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import type { EveningPlayer } from './poster-facts.ts';
import { leastLetters } from './poster-frame.tsx';

/** The plates of players in one, two or three rows: their height and letters in pixels, and the distance of rows. */
const inRows = [
  { rows: 1, height: 88, letters: 54, apart: 0 },
  { rows: 2, height: 80, letters: 48, apart: 96 },
  { rows: 3, height: 58, letters: 42, apart: 66 },
] as const;
type Rows = (typeof inRows)[number];

/** The size of the number of wins, and the space of a star with it. */
const winsSize = 44;
const starSpace = 92;
/** The space between plates. */
const gap = 20;

/** The width of a plate without its name. */
function besideName({ height }: Rows): number {
  return height * 0.72 + 52;
}

/** In as few rows as the names allow. With more than one, the wins are beside the plates. */
function rowsFor(players: readonly EveningPlayer[], width: number): Rows {
  const [one, two, three] = inRows;
  const fits = (rows: Rows) => {
    const place = width / Math.ceil(players.length / rows.rows) - gap - (rows === one ? 0 : starSpace);
    return players.every(({ name }) => textWidth(name, leastLetters, 'sign') <= place - besideName(rows));
  };
  return [one, two].find(fits) ?? three;
}

interface EveningPlayersProps {
  readonly players: readonly EveningPlayer[];
  readonly width: number;
}

/** Everyone who played, on name plates with the matches won. */
export function EveningPlayers({ players, width }: EveningPlayersProps) {
  const rows = rowsFor(players, width);
  const inRow = Math.ceil(players.length / rows.rows);
  const place = width / inRow;
  return players.map((player, index) => (
    <Placed key={player.name} x={(index % inRow) * place} y={Math.floor(index / inRow) * rows.apart}>
      <Plate player={player} place={place - gap} rows={rows} />
    </Placed>
  ));
}

interface PlateProps {
  readonly player: EveningPlayer;
  /** The width that it may have. */
  readonly place: number;
  readonly rows: Rows;
}

function Plate({ player: { name, colour, wins }, place, rows }: PlateProps) {
  const { t } = useTranslation('lobby');
  const mark = markOfColour(colour);
  const { height, letters } = rows;
  const isWinsBelow = rows.rows === 1;
  const disc = height * 0.36;
  const beside = 2 * disc + 30;
  const size = sizeInto(name, letters, place - besideName(rows) - (isWinsBelow ? 0 : starSpace), 'sign');
  const width = Math.max(isWinsBelow ? 200 : 0, beside + textWidth(name, size) + 22);
  const won = t('poster.wins', { count: wins });
  return (
    <>
      <rect y={4} width={width} height={height} fill={`var(--board-${mark})`} stroke="var(--print)" strokeWidth={5} />
      <rect
        x={7}
        y={11}
        width={width - 14}
        height={height - 14}
        fill="none"
        stroke="var(--paint)"
        strokeWidth={2}
        strokeOpacity={0.6}
      />
      <PlayerDisc mark={mark} x={16 + disc} y={4 + height / 2} radius={disc} />
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
      {isWinsBelow ? (
        <DrawnText x={width / 2} y={height + 56} size={sizeInto(won, winsSize, place)}>
          {won}
        </DrawnText>
      ) : (
        <>
          <Star x={width + 30} y={4 + height / 2} />
          <DrawnText x={width + 56} y={4 + height / 2 + winsSize * 0.35} size={winsSize} anchor="start">
            {String(wins)}
          </DrawnText>
        </>
      )}
    </>
  );
}

/** A star for matches won, around its middle. */
function Star({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d="M0-21L6-7 21-6 10 4 13 19 0 11-13 19-10 4-21-6-6-7Z"
      transform={`translate(${x} ${y})`}
      fill="var(--gilt)"
      stroke="var(--print)"
      strokeWidth={3}
      strokeLinejoin="round"
    />
  );
}
