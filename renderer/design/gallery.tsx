import { type ReactNode, useState } from 'react';
import { Bunting } from './bunting.tsx';
import { Button } from './button.tsx';
import { CardBack, CardPile } from './card-pile.tsx';
import { Chart } from './chart.tsx';
import { Coin } from './coin.tsx';
import { Crate } from './crate.tsx';
import { DebtToken } from './debt-token.tsx';
import { Dial } from './dial.tsx';
import { Dialog } from './dialog.tsx';
import { Dock } from './dock.tsx';
import { EmptyLot } from './empty-lot.tsx';
import { Envelope } from './envelope.tsx';
import { DEPARTMENT_STORE, DEPOT, JEWELLER, MONTHS, OFFICE, TRADER, YEAR } from './gallery-samples.ts';
import { GameFront } from './game-front.tsx';
import { HoldButton } from './hold-button.tsx';
import { Icon } from './icon.tsx';
import { ICONS, type IconName } from './icons.ts';
import { Kerb } from './kerb.tsx';
import { CRATES, type CrateKind } from './kinds.ts';
import { Lantern } from './lantern.tsx';
import { MarketCard } from './market-card.tsx';
import { PLAYER_MARKS } from './marks.ts';
import { MiniFront } from './mini-front.tsx';
import { NameSign } from './name-sign.tsx';
import { PaintedSign } from './painted-sign.tsx';
import { PlayerToken } from './player-token.tsx';
import { Pressable } from './pressable.tsx';
import { PriceTag } from './price-tag.tsx';
import { Counter, Prompt } from './prompt.tsx';
import { PrizeRosette, Rosette } from './rosette.tsx';
import { Shopfront } from './shopfront.tsx';
import { Shutter } from './shutter.tsx';
import { Sky } from './sky.tsx';
import { Tag, Tagged } from './tag.tsx';
import { Terrace } from './terrace.tsx';
import { Till } from './till.tsx';
import { TillHeading, TillLine, TillRoll } from './till-line.tsx';

const isKind = (name: string): name is CrateKind => name in CRATES;
const isIcon = (name: string): name is IconName => name in ICONS;
const KINDS = Object.keys(CRATES).filter(isKind);
const ICON_NAMES = Object.keys(ICONS).filter(isIcon);
const nothing = () => undefined;

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="pieces">{children}</div>
    </section>
  );
}

function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure>
      <div className="together">{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Every piece of the design room once, in all its states; a page for those who draw, not part of the app. */
export function Gallery() {
  return (
    <main className="gallery">
      <Tokens />
      <States />
      <Shops />
      <Market />
      <Furniture />
      <Street />
      <Group title="Icons">
        {ICON_NAMES.map((name) => (
          <Piece key={name} name={name}>
            <Icon name={name} size={26} />
          </Piece>
        ))}
      </Group>
    </main>
  );
}

function Tokens() {
  return (
    <Group title="Tokens">
      <Piece name="crate">
        {KINDS.slice(0, 5).map((kind) => (
          <Crate key={kind} kind={kind} size={34} label={kind} />
        ))}
      </Piece>
      <Piece name="crates of the other streets">
        {KINDS.slice(5).map((kind) => (
          <Crate key={kind} kind={kind} size={30} />
        ))}
      </Piece>
      <Piece name="ghost">
        <Crate kind="food" size={34} ghost />
        <Crate kind="art" size={34} ghost />
      </Piece>
      <Piece name="player tokens">
        {PLAYER_MARKS.map((mark) => (
          <PlayerToken key={mark} mark={mark} size={36} />
        ))}
      </Piece>
      <Piece name="coin">
        <Coin amount={5} size={34} />
        <Coin size={24} />
      </Piece>
      <Piece name="debt">
        <DebtToken size={32} />
        <DebtToken size={22} />
      </Piece>
      <Piece name="rosette">
        <Rosette points={3} size={30} />
        <Rosette points={14} size={30} />
        <Rosette size={22} />
      </Piece>
      <Piece name="lantern">
        <Lantern lit size={34} />
        <Lantern lit={false} size={34} />
      </Piece>
      <Piece name="envelope">
        <Envelope mark="bell" sealed={false} width={52} />
        <Envelope mark="bell" sealed width={52} />
      </Piece>
      <Piece name="price tag">
        <PriceTag text="$14" />
      </Piece>
      <Piece name="painted sign">
        <PaintedSign text="Mall Gallery" />
        <PaintedSign text="Grand Department Store" width={130} lines={2} size={17} />
      </Piece>
      <Piece name="name sign">
        {PLAYER_MARKS.map((mark, seat) => (
          <NameSign key={mark} mark={mark} name={['Bruno', 'Ana', 'Chidi', 'Esi', 'Dalia'][seat] ?? ''} />
        ))}
      </Piece>
      <Piece name="prize">
        <PrizeRosette text="1" />
      </Piece>
      <Piece name="on a dark panel">
        <div className="desk on-dark">
          {KINDS.slice(0, 5).map((kind) => (
            <Crate key={kind} kind={kind} />
          ))}
          <Coin amount={5} />
          <DebtToken />
          <Rosette points={3} />
          <Lantern lit={false} />
        </div>
      </Piece>
    </Group>
  );
}

function States() {
  const [chosen, setChosen] = useState('clothing 1');
  const [asked, setAsked] = useState(false);
  return (
    <Group title="States">
      {(['plain', 'lit', 'chosen', 'blocked'] as const).map((state) => (
        <Piece key={state} name={state}>
          <Pressable state={state} label={state} onPress={nothing}>
            <Shopfront shop={JEWELLER} short width={104} height={130} />
          </Pressable>
        </Piece>
      ))}
      <Piece name="blocked, with its reason">
        <Pressable state="blocked" label="Exporter" onPress={nothing} tag="Full: 4 of 4 food" tagSide="right">
          <Shopfront shop={TRADER} short closed="CLOSED" />
        </Pressable>
        <Tag>
          <b>Full:</b> 4 of 4 food
        </Tag>
      </Piece>
      <Piece name="small and blocked">
        <Pressable state="blocked" className="small-piece" label="Jewelry" onPress={nothing}>
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
        <Button kind="primary" hotkey="Enter" onPress={() => setAsked(true)}>
          Seal $6
        </Button>
        <Button icon="home" onPress={nothing}>
          Round this laptop
        </Button>
        <Button icon="undo" label="Undo" onPress={nothing} />
        <Button icon="log" label="Log" pressed onPress={nothing} />
        <Button blocked="You have $3, it costs $9." onPress={nothing}>
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

function Shops() {
  return (
    <Group title="Shops">
      <Piece name="shopfront">
        <Shopfront shop={JEWELLER} label="Estate Seller" />
        <Shopfront shop={DEPARTMENT_STORE} width={190} height={220} />
        <Shopfront shop={OFFICE} />
      </Piece>
      <Piece name="closed">
        <Shopfront shop={TRADER} closed="CLOSED" />
      </Piece>
      <Piece name="in short">
        <Shopfront shop={TRADER} short />
        <Shopfront shop={DEPOT} short />
        <Shopfront shop={OFFICE} short width={96} />
      </Piece>
      <Piece name="mini front">
        <MiniFront id="jeweller" kinds={['jewelry']} width={48} height={44} />
        <MiniFront id="trader" kinds={['food', 'clothing']} />
        <MiniFront id="office" kinds={[]} />
      </Piece>
      <Piece name="empty lot">
        <EmptyLot sign="To let" points="−1" />
        <EmptyLot sign="To let" width={44} height={124} />
        <EmptyLot width={30} height={118} />
      </Piece>
    </Group>
  );
}

function Market() {
  return (
    <Group title="The market">
      <Piece name="dock">
        <Dock kind="electronics" name="Electronics" count={5} from="from $4" to="to $12" />
        <Dock kind="food" name="Food" count={17} from="from $1" to="to $6" done />
        <Dock kind="art" name="Art" count={0} from="à partir de $10" to="jusqu’à $24" width={130} />
      </Piece>
      <Piece name="market card">
        <MarketCard
          face="supply"
          goods={[
            { kind: 'food', count: 4 },
            { kind: 'electronics', count: 2 },
          ]}
        />
        <MarketCard
          face="demand"
          goods={[
            { kind: 'clothing', count: 3 },
            { kind: 'jewelry', count: 2 },
          ]}
        />
        <CardBack />
      </Piece>
      <Piece name="card pile">
        <CardPile count={5} />
        <CardPile count={1} />
        <CardPile count={0} />
      </Piece>
    </Group>
  );
}

function Furniture() {
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
      <Piece name="till roll">
        <TillRoll label="Log">
          <TillHeading folded="23 lines">April, the rest</TillHeading>
          <TillLine mark="key" sum="−$3">
            3 food to Bakery
          </TillLine>
          <TillLine
            mark="bell"
            sum="−$10"
            open={open}
            onToggle={() => setOpen(!open)}
            reckoning={{
              rows: [
                { id: 'dial', why: 'Your dial', amount: '$9' },
                { id: 'shop', why: 'Estate Seller', amount: '−$4' },
                { id: 'each', why: 'Each crate', amount: '= $5', total: true },
              ],
              rule: <a href="#rules">Rules: stocking</a>,
            }}
          >
            2 jewelry to Estate Seller
          </TillLine>
          <TillLine fresh>Electronics: 5, room for 8</TillLine>
        </TillRoll>
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
      <Piece name="counter">
        <Counter label="What now">
          <Prompt
            asks="Electronics: what will you pay for each crate?"
            says="At $6 your 2 would cost $12 and leave $11."
          />
          <Button kind="quiet" onPress={nothing}>
            The rule
          </Button>
          <Button kind="primary" hotkey="Enter" onPress={nothing}>
            Seal $6
          </Button>
        </Counter>
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
        <HoldButton onOpen={nothing} hotkey="Space">
          Hold to open
        </HoldButton>
      }
    />
  );
}

function Street() {
  return (
    <Group title="The street">
      <Piece name="game front">
        <GameFront street="brick" title="Brick & Mortar" players="2–4" />
        <GameFront street="harbour" title="Harbour" players="1–4" closed="Opening soon" />
        <GameFront street="lisbon" title="Mercado de Lisboa" players="1–4" />
        <GameFront street="guild" title="Emporium" players="2–6" />
        <GameFront street="city" title="Shopping Street" players="3–5" />
      </Piece>
      <Piece name="kerb">
        <Kerb
          target={35}
          targetText="end"
          markers={[
            { mark: 'key', points: 16 },
            { mark: 'bell', points: 19 },
            { mark: 'awning', points: 24 },
            { mark: 'lamp', points: 24 },
          ]}
        />
      </Piece>
      <Piece name="terrace">
        <Terrace seed="Bruno" width={330} height={150} />
        <Terrace seed="Chidi" width={330} height={150} />
      </Piece>
      <Piece name="bunting">
        <Bunting width={900} />
      </Piece>
      {[0.05, 0.5, 0.95].map((day) => (
        <Piece key={day} name={`sky at ${day}`}>
          <div className="gallery-box low">
            <Sky day={day} roofs={110} />
          </div>
        </Piece>
      ))}
    </Group>
  );
}
