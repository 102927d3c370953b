import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** jsdom lays nothing out, so an observer of sizes has nothing to report. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= StillResizeObserver;
Element.prototype.scrollIntoView ??= () => {};

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
