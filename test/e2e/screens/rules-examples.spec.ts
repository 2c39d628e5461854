// The examples of the rules, on the smallest screen.
import { gameIds as games } from '../../../shared/games/index.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { barriersOn } from './barriers.ts';

for (const textSize of [100, 200]) {
  test(`the examples fit a phone of 360 px at ${textSize} % text, without barriers`, async ({ page, host }) => {
    const laptop = await Laptop.open(page, host.address);
    if (textSize !== 100) await laptop.setTextSize(textSize);
    await page.setViewportSize({ width: 360, height: 740 });
    await laptop.press(laptop.button(laptop.say('rules.title')));
    for (const game of games) {
      await laptop.dialog.getByRole('radio', { name: laptop.say(`games.${game}`), exact: true }).check();
      const examples = laptop.dialog.getByRole('figure');
      await expect(examples.nth(3)).toBeAttached();
      const wide = await examples.evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const edge = figure.getBoundingClientRect().right;
          // the content of a drawing is clipped at its edges
          const pieces = [figure, ...figure.querySelectorAll('p, span, svg:not(svg svg)')];
          const sheet = figure.closest('.dialog-body')?.getBoundingClientRect().right ?? 0;
          return pieces
            .filter((piece) => piece.getBoundingClientRect().right > Math.min(edge, sheet) + 1)
            .map((piece) => `${figure.querySelector('figcaption')?.textContent}: ${piece.outerHTML.slice(0, 80)}`);
        }),
      );
      expect(wide).toEqual([]);
      expect(await barriersOn(page)).toEqual([]);
    }
  });
}
