import { DebtToken } from '../brick-and-mortar/debt-token.tsx';
import { Coin } from '../drawing/coin.tsx';
import { Crate } from '../drawing/crate.tsx';
import { CRATES, type CrateKind } from '../drawing/kinds.ts';
import { Lantern } from '../drawing/lantern.tsx';
import { PLAYER_MARKS } from '../drawing/marks.ts';
import { PaintedSign } from '../drawing/painted-sign.tsx';
import { PlayerToken } from '../drawing/player-token.tsx';
import { PriceTag } from '../drawing/price-tag.tsx';
import { PrizeRosette, Rosette } from '../drawing/rosette.tsx';
import { Envelope } from '../furniture/envelope.tsx';
import { NamePlate } from '../furniture/name-plate.tsx';
import { Group, Piece } from './piece.tsx';

const isKind = (name: string): name is CrateKind => name in CRATES;
const KINDS = Object.keys(CRATES).filter(isKind);

/** Tokens and small emblems. */
export function Tokens() {
  return (
    <Group title="Tokens">
      <Piece name="crate">
        {KINDS.slice(0, 5).map((kind) => (
          <Crate key={kind} kind={kind} size={34} label={kind} />
        ))}
      </Piece>
      <Piece name="crates of the other streets">
        {KINDS.slice(5).map((kind) => (
          <Crate key={kind} kind={kind} size={30} />
        ))}
      </Piece>
      <Piece name="ghost">
        <Crate kind="food" size={34} ghost />
        <Crate kind="art" size={34} ghost />
      </Piece>
      <Piece name="player tokens">
        {PLAYER_MARKS.map((mark) => (
          <PlayerToken key={mark} mark={mark} size={36} />
        ))}
      </Piece>
      <Piece name="coin">
        <Coin amount={5} size={34} />
        <Coin size={24} />
      </Piece>
      <Piece name="debt">
        <DebtToken size={32} />
        <DebtToken size={22} />
      </Piece>
      <Piece name="rosette">
        <Rosette points={3} size={30} />
        <Rosette points={14} size={30} />
        <Rosette size={22} />
      </Piece>
      <Piece name="lantern">
        <Lantern lit size={34} />
        <Lantern lit={false} size={34} />
      </Piece>
      <Piece name="envelope">
        <Envelope mark="bell" sealed={false} width={52} />
        <Envelope mark="bell" sealed width={52} />
      </Piece>
      <Piece name="price tag">
        <PriceTag text="$14" />
      </Piece>
      <Piece name="painted sign">
        <PaintedSign text="Mall Gallery" />
        <PaintedSign text="Grand Department Store" width={130} lines={2} size={17} />
      </Piece>
      <Piece name="name plate">
        {PLAYER_MARKS.map((mark, seat) => (
          <NamePlate key={mark} mark={mark} name={['Bruno', 'Ana', 'Chidi', 'Esi', 'Dalia'][seat] ?? ''} />
        ))}
      </Piece>
      <Piece name="prize">
        <PrizeRosette text="1" />
      </Piece>
      <Piece name="on a dark panel">
        <div className="desk on-dark">
          {KINDS.slice(0, 5).map((kind) => (
            <Crate key={kind} kind={kind} />
          ))}
          <Coin amount={5} />
          <DebtToken />
          <Rosette points={3} />
          <Lantern lit={false} />
        </div>
      </Piece>
    </Group>
  );
}
