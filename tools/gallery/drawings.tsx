import {
  Bunting,
  CityPaving,
  Coin,
  CRATES,
  Crate,
  type CrateKind,
  Envelope,
  GameTile,
  ICONS,
  Icon,
  type IconName,
  Lantern,
  NamePlate,
  PaintedSign,
  Paving,
  PLAYER_MARKS,
  PlayerToken,
  PriceTag,
  PrizeRosette,
  Rosette,
  SandTimer,
  Sky,
  TimberWall,
  Water,
} from '../../renderer/design/index.ts';
import { Piece } from './piece.tsx';

const isKind = (name: string): name is CrateKind => name in CRATES;
const isIcon = (name: string): name is IconName => name in ICONS;
const STREETS = ['brick', 'harbour', 'lisbon', 'guild', 'city'] as const;
const KINDS = Object.keys(CRATES).filter(isKind);

/** Tokens, signs, icons, and the tiles of the home screen. */
export function Drawings() {
  return (
    <>
      <Piece name="crates, one missing">
        {KINDS.map((kind) => (
          <Crate key={kind} kind={kind} size={34} label={kind} />
        ))}
        <Crate kind="food" size={34} ghost />
      </Piece>
      <Piece name="on a dark panel">
        <div className="desk on-dark">
          {KINDS.slice(0, 5).map((kind) => (
            <Crate key={kind} kind={kind} />
          ))}
          <Coin amount={5} />
          <Rosette points={3} />
          <Lantern lit={false} />
        </div>
      </Piece>
      <Piece name="players">
        {PLAYER_MARKS.map((mark) => (
          <PlayerToken key={mark} mark={mark} size={36} />
        ))}
        {PLAYER_MARKS.map((mark) => (
          <NamePlate key={mark} mark={mark} name={mark} />
        ))}
      </Piece>
      <Piece name="tokens">
        <Coin amount={5} size={34} />
        <Coin size={24} />
        <Rosette points={14} size={30} />
        <Rosette size={22} />
        <PrizeRosette text="1" />
        <Lantern lit size={34} />
        <Lantern lit={false} size={34} />
        <SandTimer left={90_000} whole={120_000} share={0.75} runs size={34} label="running" />
        <SandTimer left={0} whole={120_000} share={0} runs size={34} label="empty" />
        <Envelope mark="bell" sealed={false} width={52} />
        <Envelope mark="bell" sealed width={52} />
      </Piece>
      <Piece name="signs">
        <PriceTag text="$14" />
        <PaintedSign text="Mall Gallery" />
        <PaintedSign text="Grand Department Store" width={130} lines={2} size={17} />
      </Piece>
      <Piece name="icons">
        {Object.keys(ICONS)
          .filter(isIcon)
          .map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={26} />
            </span>
          ))}
      </Piece>
      <Piece name="game tiles">
        {STREETS.map((street) => (
          <GameTile key={street} street={street} title="Mercado de Lisboa" players="1–4" />
        ))}
        <GameTile street="guild" title="Emporium" players="2–6" closed="Opening soon" />
      </Piece>
      <Piece name="bunting">
        <Bunting width={900} />
      </Piece>
      <Piece name="skies, from morning to night">
        {(['brick', 'harbour', 'guild'] as const).map((street, index) => (
          <div key={street} className="gallery-box">
            <Sky street={street} day={index / 2} roofs={110} />
          </div>
        ))}
      </Piece>
      <Piece name="grounds">
        {Object.entries({ Water, Paving, TimberWall, CityPaving }).map(([name, Ground]) => (
          <div key={name} className="gallery-box street-harbour">
            <Ground />
          </div>
        ))}
      </Piece>
    </>
  );
}
