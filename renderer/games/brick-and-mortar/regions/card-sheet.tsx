import type { ReactNode } from 'react';
import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import {
  type MarketCardId,
  type MarketCardRecord,
  marketCards,
  picturesOn,
} from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { Face } from '../../../../shared/games/brick-and-mortar/state.ts';
import { type CardGood, MarketCard } from '../../../design/index.ts';
import { BoardSheet } from '../../../game-kit/index.ts';
import { useTable } from '../table.ts';

/** The drawing data of a market card. */
export function goodsOn(card: MarketCardId): readonly CardGood[] {
  const { items }: MarketCardRecord = marketCards[card];
  return itemTypes.flatMap((kind) => {
    const count = items[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}

interface CardSheetProps {
  readonly title: string;
  /** The cards to look at; null if they are face down. */
  readonly cards: readonly MarketCardId[] | null;
  readonly face: Face;
  readonly label: string;
  /** The drawing of the pile on the table. */
  readonly children: ReactNode;
}

/** A pile that shows its cards when pressed. */
export function CardSheet({ title, cards, face, label, children }: CardSheetProps) {
  const { words } = useTable();
  return (
    <BoardSheet
      title={title}
      placement="middle"
      opener={(open) => (
        <button type="button" className="bm-pile" aria-label={label} onClick={open}>
          {children}
        </button>
      )}
    >
      {cards === null ? (
        <p>{words.say('face-down')}</p>
      ) : (
        <>
          <p>{words.counts(picturesOn(cards))}</p>
          <ul className="bm-cards">
            {cards.map((card) => (
              <li key={card}>
                <MarketCard goods={goodsOn(card)} face={face} label={words.card(card)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </BoardSheet>
  );
}
