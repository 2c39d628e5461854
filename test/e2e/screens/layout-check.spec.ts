// Tests the layout check: it finds each planted fault, and nothing without faults.
import { expect, type Page, test } from '@playwright/test';
import { layoutFaultsOn } from '../layout-check/bundled-looking.ts';

const sheet = `
  * { box-sizing: border-box; margin: 0; font: 16px/1.25 sans-serif; }
  body { width: 800px; height: 600px; overflow: hidden; position: relative; }
  section, button { position: absolute; padding: 4px; border: 1px solid; background: white; white-space: nowrap; }
  .card { left: 20px; top: 20px; width: 160px; height: 32px; overflow: hidden; }
  .first { left: 20px; top: 80px; width: 140px; height: 40px; }
  .second { left: 180px; top: 80px; width: 140px; height: 40px; }
  .counter { left: 0; top: 520px; width: 800px; height: 60px; }
  .pay { left: 640px; top: 8px; }
`;

async function lay(page: Page, { styled = '', more = '' } = {}): Promise<readonly string[]> {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.setContent(`<!doctype html><style>${sheet} ${styled}</style>
    <section class="card"><span class="name">Bartholomew</span></section>
    <button class="first">Buy a store</button>
    <button class="second">Pass</button>
    <section class="counter"><p class="prompt-title">What does Bartholomew do?</p><button class="button primary pay">Pay $6</button></section>
    ${more}`);
  return layoutFaultsOn(page);
}

test('finds no fault on a page where everything fits', { tag: '@everyday' }, async ({ page }) => {
  expect(await lay(page)).toEqual([]);
});

const drawn = (given: string, before = ''): string =>
  `<svg width="200" height="40" style="position: absolute; left: 400px; top: 20px">${before}<text x="10" y="24" ${given}>Wholesale butcher</text></svg>`;

const planted: readonly (readonly [fault: string, found: RegExp, styled: string, more?: string])[] = [
  ['words cut off', /cut off by section\.card: "Bartholomew"/, '.card { width: 60px }'],
  ['words wider than their card', /sticks out of section\.card: "B/, '.card { width: 60px; overflow: visible }'],
  ['a drawn text wider than its plate', /sticks out of rect/, '', drawn('', '<rect width="90" height="36" />')],
  [
    'words that end in three dots',
    /cut off by span\.name: "Bartholomew"/,
    '.name { display: block; width: 60px; overflow: hidden; text-overflow: ellipsis }',
  ],
  [
    'a figure that is none',
    /says what is no word: "2 of NaN"/,
    '',
    '<p style="position: absolute; left: 400px; top: 20px">2 of NaN</p>',
  ],
  [
    'a word that goes on in the next line',
    /broken within a word: "Bartholomew"/,
    '.name { display: block; width: 60px; white-space: normal; overflow-wrap: anywhere }',
  ],
  ['letters set closer', /squeezed to \d+ %: "Bartholomew"/, '.name { letter-spacing: -0.08em }'],
  [
    'words drawn narrower',
    /squeezed to 80 %: "Bartholomew"/,
    '.name { display: inline-block; transform: scaleX(0.8) }',
  ],
  [
    'a drawn text that is squeezed',
    /squeezed to \d+ %: "Wholesale/,
    '',
    drawn('textLength="70" lengthAdjust="spacingAndGlyphs"'),
  ],
  ['a button over another', /over one another: .*"Buy a store".*"Pass"/, '.second { left: 140px }'],
  [
    'words over a button',
    /(covered by|over one another).*/,
    '.prompt-title { position: absolute; left: 630px; top: 12px }',
  ],
  [
    'words over others',
    /over one another: "Bartholomew".*"July"/,
    '',
    '<p style="position: absolute; left: 24px; top: 26px">July</p>',
  ],
  ['words wider than their button', /sticks out of button\.first: "Buy a store"/, '.first { width: 50px }'],
  ['a button cut off', /cut off by section\.counter: button/, '.counter { overflow: hidden } .pay { left: 770px }'],
  ['a button beside the window', /beside the window: button\.second/, '.second { left: 780px }'],
  ['a button below the window', /out of reach: button\.second/, '.second { top: 590px }'],
  [
    'a main button to which one must scroll',
    /below the fold: button\.button\.primary\.pay/,
    'html, body { overflow: auto; height: 900px } .counter { top: 800px }',
  ],
  [
    'a button under something else',
    /covered by section\. .*: button\.second/,
    '',
    '<section style="left: 170px; top: 70px; width: 200px; height: 80px"></section>',
  ],
];

for (const [fault, found, styled, more = ''] of planted) {
  test(`the layout check finds ${fault}`, { tag: '@everyday' }, async ({ page }) => {
    expect((await lay(page, { styled, more })).join('\n')).toMatch(found);
  });
}

const upright = (left: number): string =>
  `<p style="position: absolute; left: ${left}px; top: 160px; writing-mode: vertical-rl; line-height: 1">Bartholomew</p>`;

test('finds vertical text over other text', { tag: '@everyday' }, async ({ page }) => {
  expect(await lay(page, { more: upright(400) + upright(407) })).toEqual([
    expect.stringMatching(/over one another: "Bartholomew".*"Bartholomew"/),
  ]);
});
