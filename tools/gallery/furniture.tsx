import { useState } from 'react';
import {
  Button,
  Chart,
  type ChartLine,
  Counter,
  HoldButton,
  HoldToLook,
  LogEntry,
  LogHeading,
  LogList,
  SealedChoice,
  Shutter,
  Till,
} from '../../renderer/design/index.ts';
import { nothing, Piece } from './piece.tsx';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'].map((name) => ({
  name,
  short: name.slice(0, 3),
}));
const LINES: readonly ChartLine[] = [
  { mark: 'bell', name: 'Ana', values: [8, 14, 19, 26, 21, 34] },
  { mark: 'lamp', name: 'Dalia', values: [11, 16, 13, 19, 28, 17] },
  { mark: 'awning', name: 'Bruno', values: [12, 9, 17, 20, 31, 27] },
];
const FLAGS = [
  { column: 2, line: 1, text: '1' },
  { column: 5, line: 0, text: '2' },
];

/** What stands around the table of every game. */
export function Furniture() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Piece name="log">
        <LogList label="Log">
          <LogHeading folded="23 lines">April, the rest</LogHeading>
          <LogEntry mark="key" sum="−$3">
            3 food to Bakery
          </LogEntry>
          <LogEntry
            mark="bell"
            sum="−$10"
            open={open}
            onToggle={() => setOpen(!open)}
            breakdown={{
              rows: [
                { id: 'dial', why: 'Your dial', amount: '$9' },
                { id: 'shop', why: 'Estate Seller', amount: '−$4' },
                { id: 'each', why: 'Each crate', amount: '= $5', total: true },
              ],
              rule: <a href="#rules">Rules: stocking</a>,
            }}
          >
            2 jewelry to Estate Seller
          </LogEntry>
          <LogEntry loud>Last round! 4 spaces are left</LogEntry>
          <LogEntry fresh>Electronics: 5, room for 8</LogEntry>
        </LogList>
      </Piece>
      <Piece name="till">
        <Till money="$23" label="$23 in your till" />
      </Piece>
      <Piece name="chart">
        <Chart
          caption="Money at each month’s end"
          columnHeading="Month"
          columns={MONTHS}
          lines={LINES}
          format={(value) => `$${value}`}
        />
      </Piece>
      <Piece name="chart with named and flagged columns">
        <Chart
          caption="Chance of winning"
          columnHeading="Month"
          columns={MONTHS}
          lines={LINES}
          format={(value) => `${value}%`}
          named={[0, 3]}
          flags={FLAGS}
          upTo={100}
        />
      </Piece>
      <Piece name="sealed choice">
        <SampleLetter />
      </Piece>
      {['wide', 'phone'].map((box) => (
        <Piece key={box} name={`shutter, ${box}`}>
          <div className={`gallery-box ${box}`}>
            <SampleShutter />
          </div>
        </Piece>
      ))}
    </>
  );
}

function SampleLetter() {
  const [looking, look] = useState(false);
  return (
    <>
      <SealedChoice
        mark="bell"
        width={268}
        height={176}
        kind="electronics"
        corner="May"
        label="Your sealed bid for electronics"
        looking={looking}
        inside={() => <b className="display">$6 each</b>}
        insideLabel="For no other eyes"
      />
      <Counter label="Sealed">
        <HoldToLook looking={looking} onLook={look}>
          Hold to look
        </HoldToLook>
      </Counter>
    </>
  );
}

function SampleShutter() {
  return (
    <Shutter
      title="Brick & Mortar"
      left="May"
      right="Supply"
      mark="bell"
      says="Pass to"
      name="Ana"
      note={<b>Bruno has sealed</b>}
      buttons={<Button onPress={nothing}>Pause the game</Button>}
      handle={
        <HoldButton onOpen={nothing} shownKey={{ key: ' ', written: 'Space' }}>
          Hold to open
        </HoldButton>
      }
    />
  );
}
