import type { Locator } from '@playwright/test';
import type { ProductId, ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { product, shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import type { Laptop } from '../../laptop.ts';

/** The pieces that lie on the table of whoever sits before a page, drawn or in a list. */
export class StreetPieces {
  readonly #laptop: Laptop;

  constructor(laptop: Laptop) {
    this.#laptop = laptop;
  }

  /** A card of the hand, laid out by somebody, or on display. */
  card(of: 'card' | 'offered' | 'display', id: ProductId): Locator {
    return this.#drawnOrListed(`[data-${of}="${id}"] button`, this.spokenCard(id));
  }

  plot(space: SpaceId): Locator {
    return this.#drawnOrListed(`[data-plot="${space}"] button`, this.spokenSpace(space));
  }

  /** A type on the counter of open shops. */
  type(type: ShopType): Locator {
    const region = this.#laptop.say('shopping-street:regions.open');
    const drawn = `[aria-label="${region}"] button.piece >> nth=${shopTypes.indexOf(type)}`;
    return this.#drawnOrListed(drawn, this.#named(`types.${type}`));
  }

  /** The mark of one's own set of a type. */
  set(type: ShopType): Locator {
    const listed = this.#laptop.say('shopping-street:lists.best-four', { type: this.#named(`types.${type}`) });
    return this.#drawnOrListed(`.ss-sets .ss-set >> nth=${shopTypes.indexOf(type)}`, listed);
  }

  /** A card as the page names it. */
  spokenCard(id: ProductId): string {
    const { type, group, value } = product(id);
    return this.#named('card', { type: this.#named(`types.${type}`), group: this.#named(`groups.${group}`), value });
  }

  spokenSpace(space: SpaceId): string {
    return this.#named('space', { side: this.#named(`sides.${space[0]}`), column: space.slice(1) });
  }

  #named(key: string, facts: Readonly<Record<string, string | number>> = {}): string {
    return this.#laptop.say(`shopping-street-cards:${key}`, facts);
  }

  #drawnOrListed(drawn: string, name: string): Locator {
    const { page } = this.#laptop;
    const listed = ['lists.choose', 'lists.put-back'].map((key) =>
      page.locator('main').getByRole('button', {
        name: this.#laptop.say(`shopping-street:${key}`, { what: name }),
        exact: true,
      }),
    );
    return listed
      .reduce((found, each) => found.or(each), page.locator(`main ${drawn}`))
      .filter({ visible: true })
      .first();
  }
}
