import { memo } from 'react';
import { ClosedBoard } from '../brick-and-mortar/closed-board.tsx';
import { Awning } from '../drawing/awning.tsx';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { awningColours, type CrateKind } from '../drawing/kinds.ts';
import { sizeInto, textWidth } from '../drawing/lettering.ts';
import { SignShape } from '../drawing/painted-sign.tsx';
import type { Board } from '../drawing/palette.ts';
import { cutRect, range, round, seeded } from '../drawing/paper.ts';
import { BrickStorey } from './storeys/brick.tsx';
import { CityStorey } from './storeys/city.tsx';
import { GuildStorey } from './storeys/guild.tsx';
import { HarbourStorey } from './storeys/harbour.tsx';
import { LisbonStorey } from './storeys/lisbon.tsx';
import type { StoreyProps } from './storeys/pane.tsx';

/** The building style of a game tile: each game's own, and a plain one. */
export type Street = 'brick' | 'harbour' | 'lisbon' | 'guild' | 'city' | 'plain';

interface House {
  readonly Storey: (props: StoreyProps) => React.ReactNode;
  readonly board: Board;
  /** Above the sign, in the colour of the roof. */
  readonly coping: string;
  readonly door: string;
  /** The colour of its name in print, on paper. */
  readonly print: string;
  readonly kinds: readonly CrateKind[];
}

const HOUSES: Readonly<Record<Street, House>> = {
  brick: {
    Storey: BrickStorey,
    board: { ground: '#27364f', letters: '#fdf3de' },
    coping: '#cf7f62',
    door: '#6e2a24',
    print: '#27364f',
    kinds: ['food', 'clothing', 'electronics', 'jewelry', 'art', 'food'],
  },
  harbour: {
    Storey: HarbourStorey,
    board: { ground: '#e0a93b', letters: '#2b2118' },
    coping: '#6f93a6',
    door: '#27507c',
    print: '#27507c',
    kinds: ['fish', 'livestock', 'wood', 'stone', 'fish', 'stone'],
  },
  lisbon: {
    Storey: LisbonStorey,
    board: { ground: '#2f5d46', letters: '#fdf3de' },
    coping: '#c9673f',
    door: '#8f3b2a',
    print: '#2f5d46',
    kinds: ['fish', 'flower', 'tomato', 'meat', 'grape', 'tomato'],
  },
  guild: {
    Storey: GuildStorey,
    board: { ground: '#5c2440', letters: '#fdf3de' },
    coping: '#8a6a48',
    door: '#4a3220',
    print: '#5c2440',
    kinds: ['weapon', 'armour', 'charm', 'warrior', 'rogue', 'mage'],
  },
  city: {
    Storey: CityStorey,
    board: { ground: '#fbf0d4', letters: '#8a2f22' },
    coping: '#51627c',
    door: '#35524a',
    print: '#8a2f22',
    kinds: ['groceries', 'home', 'personal', 'leisure', 'tech', 'home'],
  },
  plain: {
    Storey: BrickStorey,
    board: { ground: '#3f4a43', letters: '#fdf3de' },
    coping: '#cf7f62',
    door: '#5b4a36',
    print: '#3f4a43',
    kinds: ['wood', 'stone', 'wood', 'stone', 'wood', 'stone'],
  },
};

/** The colours of a style's sign, of the coping above it, and of its name in print. */
export function signOf(street: Street): Board & Pick<House, 'coping' | 'print'> {
  const { board, coping, print } = HOUSES[street];
  return { ...board, coping, print };
}

/** The colours of a style's awnings. */
export function awningOf(street: Street): ReturnType<typeof awningColours> {
  return awningColours(HOUSES[street].kinds.slice(0, 5));
}

interface GameTileProps extends Labelled {
  readonly street: Street;
  readonly title: string;
  /** The formatted number of players, on the door: "2–4". */
  readonly players?: string | undefined;
  /** The sign in the window of an unavailable game. */
  readonly closed?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const PER_ROW = 3;

/** A game tile: the game as a shop in the high street. */
export const GameTile = memo(function GameTile({
  street,
  title,
  players,
  closed,
  width = 236,
  height = 384,
  label,
  className = '',
}: GameTileProps) {
  const { Storey, board, door, kinds } = HOUSES[street];
  const chance = seeded(`${street} front`);
  const floor = height - 196;
  const shelf = width - 96;
  const line = { stroke: 'var(--print)', strokeWidth: 2 };
  return (
    <Drawing
      width={width}
      height={height}
      label={label}
      className={`game-front ${closed === undefined ? '' : 'drained'} ${className}`}
    >
      <Storey width={width} floor={floor} />
      <path d={cutRect(2, floor, width - 4, height - floor - 1, chance, 1.4)} fill={board.ground} {...line} />
      <path d={cutRect(14, floor + 68, shelf + 16, height - floor - 86, chance, 1)} fill="var(--glass)" {...line} />
      <path d={`M16 ${floor + 70}h${shelf + 12}v14H16Z`} fill="var(--glass-shade)" />
      {[127, 169].map((y) => (
        <path key={y} d={`M16 ${floor + y - 1}h${shelf + 12}v4H16Z`} fill="var(--wood)" stroke="var(--print)" />
      ))}
      {range(Math.min(6, kinds.length)).map((place) => {
        const left = 22 + (shelf - PER_ROW * 38) / 2 + (place % PER_ROW) * 38;
        return (
          <CrateShape
            key={place}
            kind={kinds[place] ?? 'food'}
            x={left + 3}
            y={floor + 93 + Math.floor(place / PER_ROW) * 42}
            size={32}
          />
        );
      })}
      <path d={cutRect(width - 60, floor + 72, 46, height - floor - 76, chance, 1)} fill={door} {...line} />
      <path d={`M${width - 53} ${floor + 80}h32v40h-32Z`} fill="var(--glass)" {...line} strokeWidth={1.8} />
      <circle cx={width - 22} cy={floor + 140} r={3} fill="var(--brass)" {...line} strokeWidth={1.4} />
      <Awning x={6} y={floor + 46} width={width - 12} height={32} colours={awningOf(street)} stripe={15} />
      <SignShape
        text={title}
        seed={street}
        x={6}
        y={floor + 4}
        width={width - 12}
        height={42}
        size={22}
        lines={1}
        board={board}
      />
      {players !== undefined && <DoorNote text={players} middle={width - 37} y={floor + 88} />}
      {closed !== undefined && (
        <ClosedBoard
          text={closed}
          middle={(shelf + 44) / 2}
          y={floor + 92}
          width={round(Math.min(shelf + 6, Math.max(88, textWidth(closed, 17) + 20)))}
        />
      )}
    </Drawing>
  );
});

function DoorNote({ text, middle, y }: { readonly text: string; readonly middle: number; readonly y: number }) {
  return (
    <>
      <path
        d={cutRect(middle - 19, y, 38, 24, seeded(`note ${text}`), 1)}
        fill="var(--cream)"
        stroke="var(--print)"
        strokeWidth={1.6}
      />
      <DrawnText x={middle} y={y + 18} size={sizeInto(text, 17, 33)}>
        {text}
      </DrawnText>
    </>
  );
}
