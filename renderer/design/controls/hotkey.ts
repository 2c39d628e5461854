import { useEffect, useRef } from 'react';

/** What a key is written or chosen with. */
const fields = 'input, select, textarea, [role="slider"]';

/** Does the element take this key for itself? What can be pressed takes none of those that a page hears. */
function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/**
 * Does something at a key of the whole page, named as in `KeyboardEvent.key`, with "Control+" or "Control+Shift+"
 * before it; not Enter and not the space bar, which press what has the focus. A field keeps its keys, and nothing happens
 * while a sheet lies over the page.
 */
export function useHotkey(key: string, action: () => void, wanted = true): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent) => {
      const control = event.ctrlKey || event.metaKey;
      const pressed = `${control ? 'Control+' : ''}${control && event.shiftKey ? 'Shift+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
      if (pressed !== key || event.altKey || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') || (!control && takesKeys(event.target))) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key, wanted]);
}
