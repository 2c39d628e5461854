// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dial, GoodsStore, NameSign, Shopfront, textWidth } from '../../../renderer/design/index.ts';

afterEach(cleanup);

const words = (container: HTMLElement): readonly (string | null)[] =>
  [...container.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('what does not find room', () => {
  const effect = { icon: 'sale', text: '2nd sold: 1 pt', lit: false } as const;
  const shop = { id: 'bank', name: 'Bank', stocks: [], effect };

  it('is left out of a narrow shop rather than squeezed', () => {
    const { container } = render(<Shopfront shop={shop} width={78} height={140} short />);
    expect(words(container)).toEqual(['Bank']);
  });

  it('is on the plinth of a wide one', () => {
    const { container } = render(<Shopfront shop={shop} width={190} height={208} />);
    expect(words(container)).toContain(effect.text);
  });

  it.each([78, 118, 190])('is never squeezed: every line of a sign fits a shop %i px wide', (width) => {
    const named = { ...shop, name: 'Electronics Wholesaler' };
    const { container } = render(<Shopfront shop={named} width={width} height={140} short />);
    const lines = [...container.querySelectorAll('text.lettering')];
    expect(lines.map(({ textContent }) => textContent).join(' ')).toBe(named.name);
    for (const line of lines) {
      const size = Number(line.getAttribute('font-size'));
      expect(line.hasAttribute('textLength')).toBe(false);
      expect(size).toBeGreaterThanOrEqual(9.5);
      expect(textWidth(line.textContent, size)).toBeLessThanOrEqual(width - 12);
    }
  });

  it('has a third line on a low front where two of the smallest letters stick out', () => {
    const named = { ...shop, name: 'Centre d’expédition (mixte)' };
    const { container } = render(<Shopfront shop={named} width={78} height={82} short />);
    const lines = [...container.querySelectorAll('text.lettering')];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Centre', 'd’expédition', '(mixte)']);
    for (const line of lines) {
      expect(textWidth(line.textContent, Number(line.getAttribute('font-size')))).toBeLessThanOrEqual(78 - 12);
    }
  });

  const dial = (size: number): readonly (string | null)[] => {
    const { container } = render(
      <Dial value={12} most={24} onChange={() => {}} label="Price" format={(value) => `$${value}`} size={size} />,
    );
    return words(container);
  };

  it('is left off the scale of a small dial: only its value is in figures', () => {
    expect(dial(164)).toEqual(['0', '5', '10', '15', '20', '$12']);
    expect(dial(116)).toEqual(['$12']);
  });
});

it('an empty store names its good beside its figure and on every free place', () => {
  const { container } = render(<GoodsStore kind="stone" held={0} limit={6} />);
  expect(words(container)).toEqual(Array.from({ length: 7 }, () => 'S'));
});

it('a painted sign tells the whole name where its letters are cut off', () => {
  const { container } = render(<NameSign mark="bell" name="Bartholomew" />);
  expect(container.querySelector('[title="Bartholomew"]')?.textContent).toBe('Bartholomew');
});
