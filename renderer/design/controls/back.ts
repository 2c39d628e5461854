import { useEffect, useEffectEvent } from 'react';

/** A layer that Back closes. Screens are below all sheets, in whatever order React mounts them. */
interface Layer {
  readonly isScreen: boolean;
  readonly close: () => void;
}

/** A history entry: the number of this page's entries below it, and the state that others store there. */
interface Entry {
  readonly depth: number;
  readonly held: unknown;
}

export function entryOf(state: unknown): Entry {
  if (typeof state !== 'object' || state === null || !('depth' in state) || typeof state.depth !== 'number')
    return { depth: 0, held: state };
  return { depth: state.depth, held: 'held' in state ? state.held : null };
}

/**
 * The open layers of a page, each with a history entry, so Back closes the topmost.
 * A layer closed otherwise leaves its entry for the next one; Back skips entries that no layer needs. Entries are added
 * only when a layer opens, because browsers skip those added during Back.
 */
class Layers {
  readonly page: Window;
  readonly #open: Layer[] = [];
  #depth: number;

  constructor(page: Window) {
    this.page = page;
    this.#depth = entryOf(page.history.state).depth;
    page.addEventListener('popstate', () => this.#moved());
  }

  /** Opens a layer. Call the returned function once it is closed. */
  open(layer: Layer): () => void {
    const open = this.#open;
    const { history } = this.page;
    const above = layer.isScreen ? open.findIndex(({ isScreen }) => !isScreen) : -1;
    open.splice(above === -1 ? open.length : above, 0, layer);
    if (this.#depth < open.length) {
      this.#depth += 1;
      history.pushState({ ...entryOf(history.state), depth: this.#depth }, '');
    }
    return () => {
      const at = open.indexOf(layer);
      if (at !== -1) open.splice(at, 1);
    };
  }

  #moved(): void {
    const { history } = this.page;
    const { depth } = entryOf(history.state);
    const isBack = depth < this.#depth;
    this.#depth = depth;
    if (!isBack) return;
    if (depth >= this.#open.length) history.go(this.#open.length - 1 - depth);
    else for (const { close } of this.#open.splice(depth).reverse()) close();
  }
}

let layers: Layers | null = null;

/** Makes Back close something while it is open. `screen` is a whole page, below every sheet. */
export function useBack(isOpen: boolean, onBack: () => void, kind: 'sheet' | 'screen' = 'sheet'): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    if (layers?.page !== window) layers = new Layers(window);
    return layers.open({ isScreen: kind === 'screen', close: () => close() });
  }, [isOpen, kind]);
}
