/** What somebody does with the first element a selector finds, once it is there and may be used. */
export interface Hand {
  readonly at: string;
  /** What it says or is called, in either language. */
  readonly named?: RegExp;
  /** Types it; a press without. */
  readonly text?: string;
  /** Of several that fit, the one to take; the first by default. */
  readonly which?: number;
}

const PATIENCE = 20_000;

const usable = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled, [aria-disabled="true"], [readonly]');

const nameOf = (element: Element): string =>
  `${element.getAttribute('aria-label') ?? ''} ${element.textContent} ${element.closest('label')?.textContent ?? ''}`;

const find = async (page: Document, { at, named, which = 0 }: Hand): Promise<HTMLElement> => {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    const found = [...page.querySelectorAll(at)].filter((one) => !named || named.test(nameOf(one)))[which];
    if (usable(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The scene waits for ${at} ${named ?? ''} in vain`);
};

const type = (field: HTMLElement, text: string) => {
  if (!(field instanceof HTMLInputElement)) throw new Error('The scene types into what is no field');
  field.focus();
  // React hears of a value only that it did not set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Does what a scene asks for, one after the other. */
export async function lend(page: Document, hands: readonly Hand[]): Promise<void> {
  for (const hand of hands) {
    const element = await find(page, hand);
    if (hand.text === undefined) element.click();
    else type(element, hand.text);
  }
}
