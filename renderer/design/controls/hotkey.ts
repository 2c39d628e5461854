import { useEffect, useRef } from 'react';

/** Elements that need keys for typing or choosing. */
const fields = 'input, select, textarea, [role="slider"]';

/** Whether the element needs this key itself. Buttons need none of the page's keys. */
function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/**
 * Handles a key of the whole page.
 * `key` is named as in `KeyboardEvent.key`, optionally after "Control+" or "Control+Shift+"; not for Enter and space,
 * which press the focused element. Fields keep their keys, and an open sheet blocks them all.
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
