import { useState } from 'react';
import {
  Button,
  Counter,
  Crate,
  type CrateKind,
  Dialog,
  Pressable,
  Prompt,
  QrCode,
  Tagged,
  useGliding,
} from '../../renderer/design/index.ts';
import { nothing, Piece, States } from './piece.tsx';

/** What players press. */
export function Controls() {
  return (
    <>
      <States of={() => <Crate kind="jewelry" size={44} />} />
      <Piece name="disabled, with its reason">
        <Pressable state="disabled" label="Food" onPress={nothing} tag="Full: 4 of 4 food" tagSide="right">
          <Crate kind="food" size={44} />
        </Pressable>
      </Piece>
      <Piece name="a tag, shown">
        <Tagged tag="Costs $4, leaves you $11." side="below" shown>
          {(id) => (
            <button type="button" className="button" aria-describedby={id}>
              Stock
            </button>
          )}
        </Tagged>
      </Piece>
      <Piece name="buttons">
        <Confirmed />
        <Button icon="home" onPress={nothing}>
          Round this laptop
        </Button>
        <Button icon="undo" label="Undo" onPress={nothing} />
        <Button icon="log" label="Log" pressed onPress={nothing} />
        <Button disabledReason="You have $3, it costs $9." onPress={nothing}>
          Buy
        </Button>
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
      <Piece name="code for cameras">
        <div style={{ width: 180 }}>
          <QrCode text="http://192.168.1.20:7777/#join=K7M2P" label="A code for cameras" />
        </div>
      </Piece>
      <Piece name="gliding">
        <Gliding />
      </Piece>
    </>
  );
}

/** A button that opens a dialog. */
function Confirmed() {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button kind="primary" shownKey={{ key: 'Enter', written: 'Enter' }} onPress={() => setAsked(true)}>
        Seal $6
      </Button>
      <Dialog
        open={asked}
        title="Seal your bid?"
        closeLabel="Close"
        onClose={close}
        actions={
          <Button kind="primary" onPress={close}>
            Seal it
          </Button>
        }
      >
        <p>You can change it until the last player has sealed.</p>
      </Dialog>
    </>
  );
}

/** Pieces that glide to their new places when the order changes. */
function Gliding() {
  const [order, setOrder] = useState<readonly CrateKind[]>(['fish', 'wood', 'livestock', 'stone']);
  const ref = useGliding(order, 'marker');
  return (
    <>
      {order.map((good) => (
        <span key={good} ref={ref(good)}>
          <Crate kind={good} size={36} />
        </span>
      ))}
      <Button icon="swap" onPress={() => setOrder(([first, ...rest]) => (first ? [...rest, first] : rest))}>
        Adjust
      </Button>
    </>
  );
}
