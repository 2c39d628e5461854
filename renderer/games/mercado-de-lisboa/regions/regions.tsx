import { BoardRegions, PhoneLine, SideColumn } from '../../../game-kit/index.ts';
import { ChallengePanel } from '../ending/challenge-panel.tsx';
import { EndPanel, EndSign } from '../ending/end-panel.tsx';
import { useTable } from '../table.ts';
import { MercadoCounter } from './counter.tsx';
import { CustomersPanel } from './customers-panel.tsx';
import { DisplayPanel } from './display-panel.tsx';
import { Header } from './header.tsx';
import { MarketSquare } from './market-square.tsx';
import { OwnStall } from './own-stall.tsx';
import { EndLines } from './phone-end.tsx';
import { PhoneHead } from './phone-head.tsx';
import { PhoneWares } from './phone-wares.tsx';
import { OtherPlayers } from './players.tsx';

/** The board in every setting but lists. The shared board has no own stall. */
export function Regions() {
  const table = useTable();
  const { layout, log, news, shared, words, question, ownSeat, asked } = table;
  const isPhone = layout.setting === 'phone';
  const isStacked = layout.setting === 'stacked';
  const isTaking = asked && question?.type === 'take-tile' && question.seat === ownSeat;
  return (
    <BoardRegions
      layout={layout}
      className={`mc-regions azulejos ${shared ? 'shared' : ''}`}
      head={isPhone ? <PhoneHead /> : <Header />}
      middle={
        <>
          <MarketSquare />
          {isPhone && !isTaking && <DisplayPanel />}
          <section className="mc-players" aria-label={words.say('regions.players')}>
            <OtherPlayers />
            <ChallengePanel />
          </section>
          {isPhone ? !asked && <div className="mc-news">{news}</div> : <Choice />}
          {(layout.side || isStacked) && (
            <SideColumn className="board-side mc-side" log={log ?? (isStacked ? news : undefined)} />
          )}
        </>
      }
      foot={
        <>
          {isPhone && (isTaking ? <DisplayPanel /> : <PhoneWares />)}
          {!isPhone && !shared && <OwnStall />}
          {isPhone && (
            <PhoneLine table={table}>
              <EndSign />
              <EndLines />
            </PhoneLine>
          )}
          <MercadoCounter />
        </>
      }
    />
  );
}

/** Customers, display and end conditions. */
function Choice() {
  const { words } = useTable();
  return (
    <section className="mc-choice" aria-label={words.say('regions.choice')}>
      <CustomersPanel />
      <DisplayPanel />
      <EndPanel />
    </section>
  );
}
