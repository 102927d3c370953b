import { vi } from 'vitest';

interface Sizes {
  /** Pixels of every element, and of the window. */
  readonly width?: number;
  readonly height?: number;
  /** Pixels of whatever is measured. */
  readonly row?: number;
}

/** A page that has sizes, as jsdom has none: what draws only what is on the screen draws as much as fits. */
export function layOut({ width = 1000, height = 1200, row = 300 }: Sizes = {}): void {
  class MeasuringResizeObserver implements ResizeObserver {
    readonly #report: ResizeObserverCallback;
    constructor(report: ResizeObserverCallback) {
      this.#report = report;
    }
    observe(target: Element) {
      const entry = { target, contentRect: { width, height: row } } as ResizeObserverEntry;
      queueMicrotask(() => this.#report([entry], this));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', MeasuringResizeObserver);
  const moveTo = (_: number, top: number) => {
    vi.stubGlobal('scrollY', top);
    document.documentElement.scrollTop = top;
    queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
  };
  moveTo(0, 0);
  vi.stubGlobal('scrollTo', moveTo);
  document.documentElement.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') moveTo(0, to.top ?? 0);
  };
  document.documentElement.scrollBy = (by?: ScrollToOptions | number) => {
    if (typeof by === 'object') moveTo(0, window.scrollY + (by.top ?? 0));
  };
  Object.defineProperty(document, 'scrollingElement', {
    configurable: true,
    get: () => document.documentElement,
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, row));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function parent(
    this: HTMLElement,
  ) {
    return this.parentElement;
  });
}
