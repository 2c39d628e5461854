import { useState } from 'react';
import { Dial } from '../brick-and-mortar/dial.tsx';
import { SealedChoice } from '../brick-and-mortar/sealed-letter.tsx';
import { Button } from '../controls/button.tsx';
import { HoldButton } from '../controls/hold-button.tsx';
import { HoldToLook } from '../controls/hold-to-look.tsx';
import { Counter, Prompt } from '../controls/prompt.tsx';
import { QrCode } from '../controls/qr-code.tsx';
import { Chart } from '../furniture/chart.tsx';
import { LogEntry, LogHeading, LogList } from '../furniture/log-list.tsx';
import { Till } from '../furniture/till.tsx';
import { Shutter } from '../street/shutter.tsx';
import { Group, nothing, Piece } from './piece.tsx';
import { MONTHS, YEAR } from './samples.ts';

/** The furniture on and around the table. */
export function Furniture() {
  const [price, setPrice] = useState(6);
  const [open, setOpen] = useState(true);
  return (
    <Group title="Furniture">
      <Piece name="dial">
        <Dial
          value={price}
          least={4}
          onChange={setPrice}
          label="Your bid"
          format={(value) => `$${value}`}
          lessLabel="One less"
          moreLabel="One more"
        />
      </Piece>
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
          lines={YEAR}
          format={(value) => `$${value}`}
        />
      </Piece>
      <Piece name="chart with some columns named and flagged">
        <Chart
          caption="Chance of winning"
          columnHeading="Month"
          columns={MONTHS}
          lines={YEAR}
          format={(value) => `${value}%`}
          named={[0, 3, 6]}
          flags={[
            { column: 2, line: 1, text: '1' },
            { column: 5, line: 0, text: '2' },
          ]}
          upTo={100}
        />
      </Piece>
      <Piece name="code for cameras">
        <div style={{ width: 180 }}>
          <QrCode text="http://192.168.1.20:7777/#join=K7M2P" label="A code for cameras" />
        </div>
      </Piece>
      <Piece name="counter">
        <Counter label="What now">
          <Prompt
            title="Electronics: what will you pay for each crate?"
            hint="At $6 your 2 would cost $12 and leave $11."
          />
          <Button kind="quiet" onPress={nothing}>
            The rule
          </Button>
          <Button kind="primary" shownKey={{ key: 'Enter', written: 'Enter' }} onPress={nothing}>
            Seal $6
          </Button>
        </Counter>
      </Piece>
      <Piece name="sealed choice">
        <SampleLetter />
      </Piece>
      <Piece name="shutter">
        <div className="gallery-box tall">
          <SampleShutter />
        </div>
      </Piece>
      <Piece name="shutter on a phone">
        <div className="gallery-box phone">
          <SampleShutter />
        </div>
      </Piece>
    </Group>
  );
}

function SampleLetter() {
  const [looking, look] = useState(false);
  return (
    <div className="row">
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
    </div>
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
      note={
        <>
          <b>Bruno has sealed</b>
          <p>His desk is closed.</p>
        </>
      }
      ways={<Button onPress={nothing}>Pause the game</Button>}
      handle={
        <HoldButton onOpen={nothing} shownKey={{ key: ' ', written: 'Space' }}>
          Hold to open
        </HoldButton>
      }
    />
  );
}
