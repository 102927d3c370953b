import type { BrowserContext } from '@playwright/test';

/** Runs in the page. Says so when Enter or Space comes while nothing has the focus, because what had it was taken away. */
function watchKeys() {
  const nameOf = (element: Element) =>
    `<${element.localName}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  let focused: Element | null = null;
  let removed: string | null = null;
  const look = () => {
    if (!focused || focused.isConnected) return;
    removed = nameOf(focused);
    focused = null;
  };
  addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : null;
      removed = null;
    },
    { capture: true },
  );
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document, { childList: true, subtree: true }),
  );
  addEventListener(
    'keydown',
    ({ key }) => {
      look();
      if (removed === null || document.activeElement !== document.body) return;
      if (key === 'Enter' || key === ' ')
        console.error(`a press of ${key} is lost: ${removed} had the focus and is gone`);
    },
    { capture: true },
  );
}

/** A person whose key does nothing is a fault of the page; as an error of it, it fails the journey. */
export const reportLostPresses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(watchKeys);
