import type { MarketCardId } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { Face } from '../../../../shared/games/brick-and-mortar/state.ts';
import { MarketCard, SlimMarketCard } from '../../../design/index.ts';
import { useTable } from '../table.ts';
import { goodsOn } from './card-sheet.tsx';

interface ChosenCardsProps {
  readonly cards: readonly { readonly card: MarketCardId; readonly face: Face }[];
  /** Drawn as a hand. */
  readonly slim?: boolean;
  readonly className: string;
  /** The list's label for screen readers, if nothing around it has one. */
  readonly label?: string;
}

/** A player's chosen market cards, each with its face. */
export function ChosenCards({ cards, slim = false, className, label }: ChosenCardsProps) {
  const { words } = useTable();
  return (
    <ul className={className} aria-label={label}>
      {cards.map(({ card, face }) => (
        <li key={card} title={words.say(face)}>
          {slim ? (
            <SlimMarketCard goods={goodsOn(card)} face={face} label={words.card(card)} />
          ) : (
            <MarketCard
              goods={goodsOn(card)}
              face={face}
              width={56}
              height={70}
              pile={false}
              label={words.card(card)}
            />
          )}
          <span>{words.say(face)}</span>
        </li>
      ))}
    </ul>
  );
}
