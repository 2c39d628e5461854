import type { MarketCardId } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import {
  cardsDue,
  mayPlayExtra,
} from '../../../../shared/games/brick-and-mortar/phases/advertisement/advertisement.ts';
import { whyNotPlayed } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import type { Face } from '../../../../shared/games/brick-and-mortar/state.ts';
import { Button, CardBack, MarketCard, Pressable, Roving, SlimMarketCard } from '../../../design/index.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { choiceSoFar } from '../prompt/advertisement.ts';
import { playerOf, useTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { goodsOn } from './card-sheet.tsx';
import { ChosenCards } from './chosen-cards.tsx';

/** The own market cards: a fan, or in Advertisement side by side, each with a button for either side. */
export function MarketHand() {
  const table = useTable();
  const { view, ownSeat, words, question, asked, moves, sealed } = table;
  const { marketHand, chosenCards } = playerOf(view, ownSeat);
  if (marketHand.cards === null) {
    return (
      <div className="bm-market-hand" style={{ '--cards': marketHand.count }}>
        <div
          className="bm-fan"
          role="img"
          aria-label={words.say('spoken.hidden-hand', { cards: words.say('cards', { count: marketHand.count }) })}
        >
          {Array.from({ length: marketHand.count }, (_, index) => index).map((index) => (
            <CardBack key={index} width={46} height={88} />
          ))}
        </div>
      </div>
    );
  }
  // the sealed choice is in the envelope; the player can look into it
  const chosen = sealed ? [] : (chosenCards.cards ?? []);
  const choosing = asked && question?.type === 'advertise' && moves.some(({ type }) => type === 'play-card');
  return (
    <div
      className={`bm-market-hand ${choosing ? 'choosing' : ''}`}
      style={{ '--cards': marketHand.cards.length, '--chosen': chosen.length }}
    >
      <Roving label={words.say('regions.market-hand')} className={choosing ? 'bm-spread' : 'bm-fan'}>
        {marketHand.cards.map((card) =>
          choosing ? <CardToPlay key={card} card={card} /> : <HeldCard key={card} card={card} />,
        )}
      </Roving>
      {chosen.length > 0 && (
        <ChosenCards cards={chosen} slim className="bm-chosen" label={words.say('regions.chosen-cards')} />
      )}
    </div>
  );
}

function HeldCard({ card }: { readonly card: MarketCardId }) {
  const table = useTable();
  const { words, view, ownSeat, toAct } = table;
  const piece = `card:${card}`;
  const state = stateOf(table, piece);
  const usable = state === 'lit' || state === 'chosen';
  return (
    <Pressable
      state={usable ? state : 'plain'}
      label={words.say('spoken.card', { card: words.card(card) })}
      tag={usable ? words.card(card) : reasonWords(whyNotPlayed(view, ownSeat, toAct), words)}
      piece={piece}
      onPress={() => press(table, piece)}
    >
      <SlimMarketCard goods={goodsOn(card)} face="supply" />
    </Pressable>
  );
}

/** A card in Advertisement. Pressing it changes it from unplayed to Supply to Demand; two buttons choose directly. */
function CardToPlay({ card }: { readonly card: MarketCardId }) {
  const table = useTable();
  const { words, pending, change, layout } = table;
  // touch screens have no tags, so the card names its pictures
  const named = layout.setting === 'phone' || layout.setting === 'lists';
  const face = pending.faces[card] ?? null;
  const chosen = choiceSoFar(table, pending);
  const full = face === null && cardsDue(chosen) === 0 && !mayPlayExtra(chosen);
  const choose = (next: Face | null): void => {
    const { [card]: _before, ...others } = pending.faces;
    if (next !== null && full) return;
    change({ faces: next === null ? others : { ...others, [card]: next }, selected: null });
  };
  const redraws = table.moves.some((move) => move.type === 'redraw-card' && move.card === card);
  return (
    <div className={`bm-to-play ${face ?? ''}`}>
      <Pressable
        state={face !== null || pending.selected === `card:${card}` ? 'chosen' : full ? 'plain' : 'lit'}
        label={words.say(face === null ? 'spoken.card' : `spoken.card-as-${face}`, { card: words.card(card) })}
        tag={words.say(full ? 'reasons.enough-cards' : 'press-card')}
        piece={`card:${card}`}
        onPress={() => choose(face === null ? 'supply' : face === 'supply' ? 'demand' : null)}
      >
        <MarketCard goods={goodsOn(card)} face={face ?? 'supply'} width={78} height={94} pile={false} />
      </Pressable>
      <div className="bm-faces">
        <Button
          label={words.say('moves.play-supply', { card: words.card(card) })}
          {...(named ? { children: words.say('supply') } : { icon: 'supply' })}
          action={`supply-${card}`}
          pressed={face === 'supply'}
          disabled={full}
          onPress={() => choose(face === 'supply' ? null : 'supply')}
        />
        <Button
          label={words.say('moves.play-demand', { card: words.card(card) })}
          {...(named ? { children: words.say('demand') } : { icon: 'sale' })}
          action={`demand-${card}`}
          pressed={face === 'demand'}
          disabled={full}
          onPress={() => choose(face === 'demand' ? null : 'demand')}
        />
      </div>
      {redraws && (
        <div className="bm-redraw">
          <Button
            icon="swap"
            label={words.say('moves.redraw-card', { card: words.card(card) })}
            pressed={pending.selected === `card:${card}`}
            onPress={() => change({ faces: {}, selected: pending.selected === `card:${card}` ? null : `card:${card}` })}
          />
        </div>
      )}
    </div>
  );
}
