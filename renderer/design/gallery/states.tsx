import { useState } from 'react';
import { Shopfront } from '../brick-and-mortar/shopfront.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Pressable } from '../controls/pressable.tsx';
import { Tag, Tagged } from '../controls/tag.tsx';
import { Crate } from '../drawing/crate.tsx';
import { Group, nothing, Piece } from './piece.tsx';
import { JEWELLER, TRADER } from './samples.ts';

/** Pressable pieces, in every state. */
export function States() {
  const [chosen, setChosen] = useState('clothing 1');
  const [asked, setAsked] = useState(false);
  return (
    <Group title="States">
      {(['plain', 'lit', 'chosen', 'disabled'] as const).map((state) => (
        <Piece key={state} name={state}>
          <Pressable state={state} label={state} onPress={nothing}>
            <Shopfront shop={JEWELLER} short width={104} height={130} />
          </Pressable>
        </Piece>
      ))}
      <Piece name="disabled, with its reason">
        <Pressable state="disabled" label="Exporter" onPress={nothing} tag="Full: 4 of 4 food" tagSide="right">
          <Shopfront shop={TRADER} short closed="CLOSED" />
        </Pressable>
        <Tag>
          <b>Full:</b> 4 of 4 food
        </Tag>
      </Piece>
      <Piece name="small and disabled">
        <Pressable state="disabled" className="small-piece" label="Jewelry" onPress={nothing}>
          <Crate kind="jewelry" size={44} />
        </Pressable>
      </Piece>
      <Piece name="crates to press">
        <Shopfront
          shop={TRADER}
          label="Exporter"
          pressCrate={(place) =>
            place.ghost
              ? undefined
              : {
                  label: `${place.kind}, shelf ${place.shelf + 1}`,
                  state: chosen === `${place.kind} ${place.place}` ? 'chosen' : 'lit',
                  onPress: () => setChosen(`${place.kind} ${place.place}`),
                }
          }
        />
      </Piece>
      <Piece name="buttons">
        <Button kind="primary" shownKey={{ key: 'Enter', written: 'Enter' }} onPress={() => setAsked(true)}>
          Seal $6
        </Button>
        <Button icon="home" onPress={nothing}>
          Round this laptop
        </Button>
        <Button icon="undo" label="Undo" onPress={nothing} />
        <Button icon="log" label="Log" pressed onPress={nothing} />
        <Button disabledReason="You have $3, it costs $9." onPress={nothing}>
          Buy
        </Button>
      </Piece>
      <Piece name="a tag, hung">
        <Tagged tag="Costs $4, leaves you $11." side="right" shown>
          {(id) => (
            <button type="button" className="button" aria-describedby={id}>
              Stock
            </button>
          )}
        </Tagged>
      </Piece>
      <Dialog
        open={asked}
        title="Seal your bid?"
        closeLabel="Close"
        onClose={() => setAsked(false)}
        actions={
          <Button kind="primary" onPress={() => setAsked(false)}>
            Seal it
          </Button>
        }
      >
        <p>You can change it until the last player has sealed.</p>
      </Dialog>
    </Group>
  );
}
