import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameId } from '../../../shared/games/index.ts';
import {
  Coin,
  Crate,
  CustomerCard,
  Die,
  Envelope,
  GearSign,
  Icon,
  MarketCard,
  MonsterSign,
  Pawn,
  ProductCard,
  PushPawn,
  Rosette,
  Stall,
  StreetDie,
} from '../../design/index.ts';

/** What one does in each game, three pictures each, drawn with the game's own pieces. */
const pictures: Readonly<Record<GameId, readonly [ReactNode, ReactNode, ReactNode]>> = {
  'brick-and-mortar': [
    <>
      <MarketCard goods={[{ kind: 'food', count: 3 }]} face="supply" width={46} height={60} pile={false} />
      <MarketCard goods={[]} face="demand" width={46} height={60} pile={false} />
    </>,
    <>
      <Envelope mark="bell" sealed width={38} />
      <Envelope mark="key" sealed width={38} />
    </>,
    <>
      <Crate kind="jewelry" size={30} />
      <Icon name="arrow" size={20} />
      <Coin amount={18} size={36} />
    </>,
  ],
  harbour: [
    <>
      <Pawn mark="bell" size={34} />
      <Crate kind="fish" size={26} />
      <Crate kind="wood" size={26} />
    </>,
    <>
      <Crate kind="stone" size={30} />
      <Icon name="arrow" size={20} />
      <Coin amount={5} size={36} />
    </>,
    <>
      <Coin amount={7} size={32} />
      <Icon name="arrow" size={20} />
      <Icon name="warehouse" size={38} />
    </>,
  ],
  'mercado-de-lisboa': [
    <Stall key="stall" good="flower" owner="bell" size={56} />,
    <CustomerCard key="customers" count={2} wants={['flower', 'grape']} width={74} height={56} />,
    <>
      <Stall good="fish" owner="key" size={44} />
      <Icon name="arrow" size={18} />
      <Coin amount={4} size={32} />
    </>,
  ],
  emporium: [
    <>
      <GearSign slot="weapon" size={36} />
      <Die value={3} size={36} />
    </>,
    <>
      <MonsterSign monsterType="undead" size={42} />
      <Icon name="arrow" size={18} />
      <Coin amount={7} size={34} />
    </>,
    <>
      <MonsterSign monsterType="beast" size={30} />
      <MonsterSign monsterType="undead" size={30} />
      <MonsterSign monsterType="fiend" size={30} />
    </>,
  ],
  'shopping-street': [
    <>
      <ProductCard product={{ type: 'home', group: 'stock', value: 5 }} width={44} height={62} />
      <ProductCard product={{ type: 'leisure', group: 'delivery', value: 5 }} width={44} height={62} />
    </>,
    <>
      <PushPawn mark="bell" value={3} size={44} />
      <Rosette points={54} size={40} />
    </>,
    <>
      <StreetDie face="bell" size={38} />
      <StreetDie face="key" size={38} />
    </>,
  ],
};

/** Three drawn pictures of what one does in a game, with a few words each. */
export function FrontPictures({ game }: { readonly game: GameId }) {
  const { t } = useTranslation('shell');
  return (
    <ul className="front-pictures">
      {pictures[game].map((picture, index) => {
        const words = t(`street:games.${game}.does.${index}`);
        return (
          <li key={words}>
            <span aria-hidden="true">{picture}</span>
            {words}
          </li>
        );
      })}
    </ul>
  );
}
