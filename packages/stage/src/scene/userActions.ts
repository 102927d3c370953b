/** A user action on the first element that a selector finds, once it exists and is enabled. */
export interface UserAction {
  readonly at: string;
  /** Its text or accessible name, in either language. */
  readonly named?: RegExp;
  /** Text to type. Without it, the element is clicked. */
  readonly text?: string;
  /** The index among several matches, by default the first. */
  readonly which?: number;
}

const PATIENCE = 20_000;

const usable = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled, [aria-disabled="true"], [readonly]');

const nameOf = (element: Element): string =>
  `${element.getAttribute('aria-label') ?? ''} ${element.textContent} ${element.closest('label')?.textContent ?? ''}`;

const find = async (page: Document, { at, named, which = 0 }: UserAction): Promise<HTMLElement> => {
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
  // React only notices a value that is set past its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Performs a scene's actions one after the other. */
export async function performActions(page: Document, userActions: readonly UserAction[]): Promise<void> {
  for (const action of userActions) {
    const element = await find(page, action);
    if (action.text === undefined) element.click();
    else type(element, action.text);
  }
}
