import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Gallery } from '../../../renderer/design/gallery.tsx';
import {
  Button,
  Chart,
  Crate,
  type CratePlace,
  Dial,
  Dialog,
  GameFront,
  HoldButton,
  ICONS,
  NameSign,
  Pressable,
  type Shop,
  Shopfront,
  TillLine,
  TillRoll,
} from '../../../renderer/design/index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SHOP: Shop = {
  id: 'corner',
  name: 'Corner Shop',
  stocks: [
    { kind: 'food', capacity: 4, shelves: [2, 1] },
    { kind: 'art', capacity: 1, shelves: [0, 0] },
  ],
  points: 3,
  utilities: '$2',
};

describe('drawings', () => {
  it('are decoration unless they are named', () => {
    const { container, rerender } = render(<Crate kind="food" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    rerender(<Crate kind="food" label="food" />);
    expect(screen.getByRole('img', { name: 'food' })).toBeTruthy();
  });

  it('come out the same every time', () => {
    const front = <GameFront street="brick" title="Brick & Mortar" players="2–4" />;
    const first = render(front).container.innerHTML;
    cleanup();
    expect(render(front).container.innerHTML).toBe(first);
  });

  it('draw every icon as a path of its own', () => {
    const paths = Object.values(ICONS);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('put no style sheet and no markup of their own into the page, whatever piece is shown', () => {
    const { container } = render(<Gallery />);
    expect(container.querySelectorAll('svg').length).toBeGreaterThan(150);
    expect(container.querySelectorAll('style, script, link')).toHaveLength(0);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a shopfront', () => {
  const cratesIn = (container: Element) => [...container.querySelectorAll('.mark')].map((mark) => mark.textContent);

  it('holds the crates of its shelves, counts them, and shows free spaces', () => {
    const { container } = render(<Shopfront shop={SHOP} />);
    expect(cratesIn(container)).toEqual(['F', 'F', 'F']);
    expect(container.textContent).toContain('3/4');
    expect(container.textContent).toContain('0/1');
    expect(container.querySelectorAll('g > [stroke-dasharray]')).toHaveLength(2);
  });

  it('hangs out its board when closed', () => {
    const { container } = render(<Shopfront shop={SHOP} closed="FERMÉ" />);
    expect(container.textContent).toContain('FERMÉ');
    expect(container.querySelector('.shut')).toBeTruthy();
  });

  it('lays a button over each crate it is asked to, and tells shelf and place', () => {
    const pressed: CratePlace[] = [];
    render(
      <Shopfront
        shop={SHOP}
        label="Corner Shop"
        pressCrate={(place) =>
          place.ghost
            ? undefined
            : { label: `${place.kind} ${place.shelf} ${place.place}`, onPress: () => pressed.push(place) }
        }
      />,
    );
    const group = screen.getByRole('group', { name: 'Corner Shop' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['food 0 0', 'food 0 1', 'food 1 0']);
    fireEvent.click(within(group).getByRole('button', { name: 'food 1 0' }));
    expect(pressed.map(({ stock, kind, shelf, place }) => ({ stock, kind, shelf, place }))).toEqual([
      { stock: 0, kind: 'food', shelf: 1, place: 0 },
    ]);
  });
});

describe('buttons', () => {
  it('press', () => {
    const press = vi.fn();
    render(<Button onPress={press}>Seal</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Seal' }));
    expect(press).toHaveBeenCalledOnce();
  });

  it('stay in reach when blocked, do nothing, and say why', () => {
    const press = vi.fn();
    render(
      <Button onPress={press} blocked="You have $3.">
        Buy
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Buy' });
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    const tag = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(tag?.textContent).toBe('You have $3.');
  });

  it('a blocked piece is not pressed either, a lit one is', () => {
    const press = vi.fn();
    const { rerender } = render(
      <Pressable state="blocked" label="Bakery" onPress={press} tag="Full">
        <Crate kind="food" />
      </Pressable>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Bakery' }));
    expect(press).not.toHaveBeenCalled();
    rerender(
      <Pressable state="lit" label="Bakery" onPress={press}>
        <Crate kind="food" />
      </Pressable>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Bakery' }));
    expect(press).toHaveBeenCalledOnce();
  });
});

describe('the dial', () => {
  const dial = (value: number, change: (value: number) => void) => (
    <Dial
      value={value}
      least={4}
      most={12}
      onChange={change}
      label="Your bid"
      format={(n) => `$${n}`}
      lessLabel="less"
      moreLabel="more"
    />
  );

  it('is a slider that says its value in words and keeps to its bounds', () => {
    const change = vi.fn();
    render(dial(6, change));
    const slider = screen.getByRole('slider', { name: 'Your bid' });
    expect(slider.getAttribute('aria-valuetext')).toBe('$6');
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['4', '12']);
    fireEvent.change(slider, { target: { value: '9' } });
    expect(change).toHaveBeenLastCalledWith(9);
  });

  it('turned below the least, stays at the least', () => {
    const change = vi.fn();
    render(dial(6, change));
    const slider = screen.getByRole('slider');
    slider.setPointerCapture = () => undefined;
    // happy-dom lays nothing out, so the middle of the dial is the corner of the window
    fireEvent.pointerDown(slider, { clientX: -70, clientY: 70, pointerId: 1 });
    expect(change).toHaveBeenLastCalledWith(4);
  });

  it('has a button for one more and one less, which stop at the ends', () => {
    const change = vi.fn();
    const { rerender } = render(dial(5, change));
    fireEvent.click(screen.getByRole('button', { name: 'less' }));
    expect(change).toHaveBeenLastCalledWith(4);
    rerender(dial(12, change));
    fireEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(change).toHaveBeenCalledTimes(1);
  });
});

describe('the till roll', () => {
  it('opens a line into its reckoning', () => {
    const toggle = vi.fn();
    const line = (open: boolean) => (
      <TillRoll label="Log">
        <TillLine
          mark="bell"
          sum="−$10"
          open={open}
          onToggle={toggle}
          reckoning={{ rows: [{ id: 'dial', why: 'Your dial', amount: '$9' }] }}
        >
          2 jewelry
        </TillLine>
      </TillRoll>
    );
    const { rerender } = render(line(false));
    expect(screen.queryByText('Your dial')).toBeNull();
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    expect(toggle).toHaveBeenCalledOnce();
    rerender(line(true));
    expect(screen.getByText('Your dial').tagName).toBe('DT');
    expect(screen.getByRole('list', { name: 'Log' })).toBeTruthy();
  });
});

describe('the dialog', () => {
  const sheet = (open: boolean, close: () => void) => (
    <Dialog open={open} title="The rule" closeLabel="Close" onClose={close}>
      <p>Twelve months.</p>
    </Dialog>
  );

  it('opens as a modal with its title, and asks to close', () => {
    const close = vi.fn();
    const { container, rerender } = render(sheet(false, close));
    const dialog = container.querySelector('dialog');
    expect(dialog?.open).toBe(false);
    rerender(sheet(true, close));
    expect(dialog?.open).toBe(true);
    expect(screen.getByRole('dialog', { name: 'The rule' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent(dialog ?? document.body, new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(2);
    rerender(sheet(false, close));
    expect(dialog?.open).toBe(false);
  });
});

describe('the handle of the shutter', () => {
  it('opens on the second press where pressing twice is chosen', () => {
    const open = vi.fn();
    render(
      <HoldButton onOpen={open} pressTwice again="Once more">
        Press twice
      </HoldButton>,
    );
    const handle = screen.getByRole('button');
    fireEvent.click(handle);
    expect(open).not.toHaveBeenCalled();
    expect(handle.textContent).toContain('Once more');
    fireEvent.click(handle);
    expect(open).toHaveBeenCalledOnce();
  });

  it('opens only after it has been held', () => {
    vi.useFakeTimers();
    const open = vi.fn();
    render(
      <HoldButton onOpen={open} hold={60}>
        Hold to open
      </HoldButton>,
    );
    const handle = screen.getByRole('button');
    fireEvent.pointerDown(handle);
    fireEvent.pointerUp(handle);
    act(() => void vi.advanceTimersByTime(150));
    expect(open).not.toHaveBeenCalled();
    fireEvent.pointerDown(handle);
    act(() => void vi.advanceTimersByTime(150));
    expect(open).toHaveBeenCalledOnce();
  });

  it('hears its key where the focus is nowhere, held and not merely pressed', () => {
    vi.useFakeTimers();
    const open = vi.fn();
    render(
      <HoldButton onOpen={open} hold={60} shownKey={{ key: ' ', written: 'Space' }}>
        Hold to open
      </HoldButton>,
    );
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyUp(document.body, { key: ' ' });
    // a key that was already down when the shutter fell opens nothing
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    act(() => void vi.advanceTimersByTime(150));
    expect(open).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: ' ' });
    act(() => void vi.advanceTimersByTime(150));
    expect(open).toHaveBeenCalledOnce();
  });
});

it('a chart says the same figures as a table', () => {
  render(
    <Chart
      caption="Points"
      columnHeading="Month"
      columns={[
        { name: 'January', short: 'Jan' },
        { name: 'February', short: 'Feb' },
      ]}
      lines={[
        { mark: 'bell', name: 'Ana', values: [3, 8] },
        { mark: 'key', name: 'Chidi', values: [2] },
      ]}
      format={(value) => `${value} p`}
    />,
  );
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Month', 'Ana', 'Chidi'],
    ['January', '3 p', '2 p'],
    ['February', '8 p', ''],
  ]);
});

it('a chart of many columns says those that are named or flagged', () => {
  const values = Array.from({ length: 101 }, (_, index) => index);
  render(
    <Chart
      caption="Chances"
      columnHeading="Choice"
      columns={values.map((index) => ({ name: `after ${index}`, short: String(index) }))}
      lines={[{ mark: 'bell', name: 'Ana', values }]}
      format={String}
      named={[0, 50, 100]}
      flags={[{ column: 30, line: 0, text: '1' }]}
      width={320}
    />,
  );
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([0, 30, 50, 100].map((index) => [`after ${index}`, String(index)]));
});

it('a name sign is text, with the mark beside it', () => {
  const { container } = render(<NameSign mark="lamp" name="Dalia" />);
  expect(container.textContent).toBe('Dalia');
  expect(container.querySelector('.sign-lamp svg')).toBeTruthy();
});

it('a painted sign tells the whole name where its letters are cut off', () => {
  const { container } = render(<NameSign mark="bell" name="Bartholomew" />);
  expect(container.querySelector('[title="Bartholomew"]')?.textContent).toBe('Bartholomew');
});
