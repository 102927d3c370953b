import '@testing-library/jest-dom/vitest';
import { bringScreenCodes } from '@selvedge/core/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { browserCookies } from '../platform/ports/cookies.ts';

// A screen that waits for its code would be one step later than its tests.
await bringScreenCodes();

// What `findBy` looks for may be in code that is still read, which takes its time on a machine that is at work.
configure({ asyncUtilTimeout: 20_000 });

/** jsdom remembers the last element that matched `:focus-visible`, though it be gone, and misses the next one then. */
function forgetFocus() {
  const field = document.createElement('input');
  document.body.append(field);
  // Not on the body: that is where the focus comes from when its element is gone.
  document.documentElement.dispatchEvent(new MouseEvent('mousedown'));
  field.focus();
  field.matches(':focus-visible');
  field.type = 'checkbox';
  field.matches(':focus-visible');
  field.remove();
}

afterEach(() => {
  cleanup();
  forgetFocus();
});

const bareOfAttributes = (element: Element) => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

const cookies = browserCookies(window);

/** Files share one window (vitest.config.ts), so each leaves it as it found it. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) cookies.write(pair.split('=')[0] ?? '', '', 0);
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  bareOfAttributes(document.documentElement);
  bareOfAttributes(document.body);
});

/** jsdom lays nothing out, so an observer of sizes has nothing to report. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= StillResizeObserver;
Element.prototype.scrollIntoView ??= () => {};
// Nothing has a place in jsdom, so nothing lies at one.
Document.prototype.elementFromPoint ??= () => null;

/** What the HTML standard says of `open`, focus and `close`, where jsdom has the element without its methods. */
const dialog = HTMLDialogElement.prototype;

dialog.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};

dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
  this.open = true;
  const first = this.querySelector<HTMLElement>(
    '[autofocus], button, [href], input, select, textarea, [tabindex]',
  );
  (first ?? this).focus();
};

dialog.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
};
