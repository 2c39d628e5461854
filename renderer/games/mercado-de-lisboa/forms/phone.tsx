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
 * A player's board on a phone: market, pieces within the thumb's reach, counter; read-only parts further down.
 * In landscape, the market is beside everything else.
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

/** Width of a display tile in pixels while none can be taken. */
const displaySize = 40;

/** Read-only parts: challenge, display, other players, latest log lines. */
function Further() {
  const { question, ownSeat, asked, news } = useTable();
  const taking = asked && question?.type === 'take-tile' && question.seat === ownSeat;
  return (
    <div className="phone-further">
      <ChallengePanel />
      {!taking && <DisplayPanel size={displaySize} />}
      <OtherPlayers />
      {!asked && <div className="mc-news">{news}</div>}
    </div>
  );
}

/** Progress to the end and the shell's buttons. `signed`: includes the end warning. */
function Line({ signed }: { readonly signed: boolean }) {
  const sign = useEndSign();
  return <PhoneLine table={useTable()}>{signed && sign !== null ? <EndSign /> : <EndLines />}</PhoneLine>;
}
