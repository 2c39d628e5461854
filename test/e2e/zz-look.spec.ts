import { expect, test } from './host.ts';
import { Laptop } from './laptop.ts';
import { Pupil } from './lesson-pupil.ts';

const game = process.env.LG ?? 'harbour';
const [w, h] = (process.env.LS ?? '1280x720').split('x').map(Number);
test('look', async ({ page, host }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: w!, height: h! });
  if (process.env.DARK) await page.emulateMedia({ colorScheme: 'dark' });
  const laptop = await Laptop.open(page, host.address, (process.env.LL ?? 'en') as 'en');
  if (process.env.TEXT) await laptop.setTextSize(Number(process.env.TEXT));
  const pupil = new Pupil(laptop);
  const dir = `/tmp/shots/${game}-${w}${process.env.DARK ? '-dark' : ''}${process.env.TEXT ?? ''}`;
  await page.screenshot({ path: `${dir}/street.png` });
  await laptop.press(page.getByRole('button', { name: new RegExp(`^${laptop.say(`games.${game}`)}`) }).first());
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${dir}/front.png` });
  if (process.env.ONLY === 'front') return;
  await laptop.press(laptop.button(laptop.say('street:lesson')));
  await pupil.teacher.waitFor();
  let n = 0;
  let last = '';
  let same = 0;
  await page.waitForTimeout(700);
  for (;;) {
    for (let i = 0; i < 60; i++) {
      await laptop.rest();
      await laptop.lookTogether();
      await page.waitForTimeout(250);
      if ((await pupil.end.isVisible()) || (await pupil.next.count())) break;
    }
    const text = (await pupil.teacher.innerText()).replaceAll('\n', ' | ');
    const count = await pupil.next.count();
    const name = count
      ? await pupil.next.first().evaluate((e) => `${e.className} :: ${e.getAttribute('aria-label') ?? e.textContent}`)
      : '(none)';
    const lit = await page.locator('.piece.lit').count();
    console.log(
      n,
      text,
      '=>',
      name,
      `lit ${lit}`,
      'counter:',
      (await laptop.counter.locator('.asks').allInnerTexts()).join(),
    );
    await page.screenshot({ path: `${dir}/${String(n).padStart(2, '0')}.png` });
    if (await pupil.end.isVisible()) break;
    if (!count || n > 40) {
      console.log('STUCK');
      break;
    }
    if (name === last) same++;
    else same = 0;
    last = name;
    if (same > 4) {
      console.log('SAME');
      break;
    }
    await pupil.next.first().click({ timeout: 4000 });
    n++;
  }
  expect(await pupil.end.isVisible()).toBe(true);
});
