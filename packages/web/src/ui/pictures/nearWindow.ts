/** A picture is loaded when it is that near to the window. */
const NEAR = '600px';

type Watcher = (isNear: boolean) => void;
const watchers = new Map<Element, Watcher>();
let observer: IntersectionObserver | undefined;

const watching = (): IntersectionObserver => {
  if (observer) return observer;
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: NEAR },
  );
  // What is printed is printed whole.
  window.addEventListener('beforeprint', () => {
    for (const watcher of watchers.values()) watcher(true);
  });
  return observer;
};

/** Tells when an element comes near to the window, and when it goes away again, until the returned function is called. */
export function watchNear(element: Element, watcher: Watcher): () => void {
  watchers.set(element, watcher);
  watching().observe(element);
  return () => {
    watchers.delete(element);
    observer?.unobserve(element);
  };
}
