import { Scroller } from '../../../design/index.ts';
import { PhoneLine } from '../../../game-kit/index.ts';
import { ChallengePanel } from '../ending/challenge-panel.tsx';
import { EndSign, useEndSign } from '../ending/end-panel.tsx';
import { MercadoCounter } from '../regions/counter.tsx';
import { DisplayPanel } from '../regions/display-panel.tsx';
import { MarketSquare } from '../regions/market-square.tsx';
import { OtherPlayers } from '../regions/players.tsx';
import { useTable } from '../table.ts';
import { EndLines } from './phone-end.tsx';
import { PhoneHead } from './phone-head.tsx';
import { phoneSizes } from './phone-sizes.ts';
import { PhoneWares } from './phone-wares.tsx';

/**
 * A player's own desk on a phone: the market as wide as the window, the wares under the thumb, the counter; what is only
 * looked at lies further down. On its side, the market stands beside everything else.
 */
export function PhoneTable() {
  const { layout, words } = useTable();
  const { beside, market, together, customers } = phoneSizes(layout);
  const square = (
    <section className="mc-phone-square" aria-label={words.say('regions.market')}>
      <MarketSquare measures={market} />
    </section>
  );
  return (
    <div className={`phone-board mc-phone ${beside ? 'square-beside' : ''}`}>
      <PhoneHead />
      {beside && square}
      <Scroller className="phone-mid azulejos">
        {!beside && square}
        <Further />
      </Scroller>
      <div className="board-foot">
        {together && <EndSign />}
        <PhoneWares together={together} customers={customers} />
        <Line signed={!together} />
        <MercadoCounter />
      </div>
    </div>
  );
}

/** The width of a tile of the display while nothing is taken from it, in pixels. */
const displaySize = 40;

/** What is only looked at: the challenge, the display, the others, the last lines of the roll. */
function Further() {
  const { question, near, asked, news } = useTable();
  const taking = asked && question?.type === 'take-tile' && question.seat === near;
  return (
    <div className="phone-further">
      <ChallengePanel />
      {!taking && <DisplayPanel size={displaySize} />}
      <OtherPlayers />
      {!asked && <div className="mc-news">{news}</div>}
    </div>
  );
}

/** How far the end is, and the shell's buttons. `signed`: with the sign of a near end, which has no line of its own then. */
function Line({ signed }: { readonly signed: boolean }) {
  const sign = useEndSign();
  return <PhoneLine table={useTable()}>{signed && sign !== null ? <EndSign /> : <EndLines />}</PhoneLine>;
}
