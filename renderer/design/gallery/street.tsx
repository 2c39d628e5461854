import { Kerb } from '../brick-and-mortar/kerb.tsx';
import { Terrace } from '../brick-and-mortar/terrace.tsx';
import { Bunting } from '../street/bunting.tsx';
import { GameTile } from '../street/game-tile.tsx';
import { Sky } from '../street/sky.tsx';
import { Group, Piece } from './piece.tsx';

/** The game tiles and the skylines behind them. */
export function Street() {
  return (
    <Group title="The street">
      <Piece name="game front">
        <GameTile street="brick" title="Brick & Mortar" players="2–4" />
        <GameTile street="harbour" title="Harbour" players="1–4" />
        <GameTile street="lisbon" title="Mercado de Lisboa" players="1–4" />
        <GameTile street="guild" title="Emporium" players="2–6" closed="Opening soon" />
        <GameTile street="city" title="Shopping Street" players="3–5" />
      </Piece>
      <Piece name="kerb">
        <Kerb
          target={35}
          targetText="end"
          markers={[
            { mark: 'key', points: 16 },
            { mark: 'bell', points: 19 },
            { mark: 'awning', points: 24 },
            { mark: 'lamp', points: 24 },
          ]}
        />
      </Piece>
      <Piece name="terrace">
        <Terrace seed="Bruno" width={330} height={150} />
        <Terrace seed="Chidi" width={330} height={150} />
      </Piece>
      <Piece name="bunting">
        <Bunting width={900} />
      </Piece>
      {[0.05, 0.5, 0.95].map((day) => (
        <Piece key={day} name={`sky at ${day}`}>
          <div className="gallery-box low">
            <Sky day={day} roofs={110} />
          </div>
        </Piece>
      ))}
    </Group>
  );
}
