import { spaceValueOf } from '../../../../shared/games/harbour/trade/market.ts';
import { Crate, Icon, Pressable, PriceTag, Roving, useGliding } from '../../../design/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { goodPiece } from '../interaction/pieces.ts';
import { playerOf, useTable } from '../table.ts';

/** The market and the own stock in one line: what each good brings, how many there are, and how many it takes. */
export function MarketStrip() {
  const table = useTable();
  const { view, ownSeat, words } = table;
  const held = playerOf(view, ownSeat).goods;
  const glide = useGliding(view.market, 'marker');
  return (
    <Roving label={words.say('regions.market')} className="hb-strip">
      {view.market.map((good) => {
        const value = spaceValueOf(view.market, good);
        const piece = goodPiece(good);
        const { state, reason } = statusOf(table, piece);
        const label = words.say('spoken.market-good', {
          good: words.good(good),
          money: words.money(value),
          held: held[good],
          least: value,
        });
        return (
          <span key={good} ref={glide(good)} className="hb-strip-space">
            <Pressable
              state={state}
              label={label}
              tag={reason ?? label}
              tagSide="below"
              piece={piece}
              onPress={() => press(table, piece)}
              className="hb-strip-good printed"
            >
              <PriceTag text={words.money(value)} size={16} />
              <span data-good={good}>
                <Crate kind={good} size={24} />
              </span>
              <span className="hb-strip-count">
                {words.say('held-of', { held: held[good], least: value })}
                {held[good] >= value && <Icon name="check" size={18} />}
              </span>
            </Pressable>
          </span>
        );
      })}
    </Roving>
  );
}
