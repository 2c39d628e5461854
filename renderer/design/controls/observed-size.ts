import { flushSync } from 'react-dom';

type Follow = () => void;

const followers = new WeakMap<Element, Set<Follow>>();
let observer: ResizeObserver | null = null;

function observing(): ResizeObserver {
  observer ??= new ResizeObserver((changed) => {
    flushSync(() => {
      for (const { target } of changed) for (const follow of followers.get(target) ?? []) follow();
    });
  });
  return observer;
}

/**
 * Calls `follow` once an element is laid out, and after each change of its size: before the next frame is painted, and
 * together with all others, so that they cost the page one more layout and not one each. Returns how to stop.
 */
export function observeSize(element: Element, follow: Follow): () => void {
  const all = followers.get(element) ?? new Set();
  // observed anew, it is also reported to this follower
  if (all.size > 0) observing().unobserve(element);
  followers.set(element, all.add(follow));
  observing().observe(element);
  return () => {
    all.delete(follow);
    if (all.size === 0) observing().unobserve(element);
  };
}
