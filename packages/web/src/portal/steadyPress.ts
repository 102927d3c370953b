/** Pixels the pointer may move between down and up. Beyond that it is a drag or a text selection. */
const STILL = 8;

/** A finger or a pen that stays longer opens a menu, or thinks better of it, ms. */
const LONGEST_TAP = 500;

interface HeldPress {
  readonly control: HTMLElement;
  /** Where the link led when it was pressed. Null for a button or a box. */
  readonly href: string | null;
  readonly x: number;
  readonly y: number;
  /** How it began. */
  readonly down: PointerEvent;
}

/** What one ticks or chooses. The words beside it are its label. */
const BOX = 'input[type=checkbox], input[type=radio]';

const controlAt = (target: EventTarget | null): HTMLElement | null => {
  const found =
    target instanceof Element ? target.closest<HTMLElement>(`a[href], button, label, ${BOX}`) : null;
  if (!(found instanceof HTMLLabelElement)) return found;
  return found.control?.matches(BOX) ? found.control : null;
};

const hrefOf = (control: HTMLElement): string | null => control.getAttribute('href');

/** A plain press of the main button or a finger. Other presses open menus, tabs and windows. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Links that leave the portal or open a tab have one of these attributes. */
const isOpenedHere = (control: HTMLElement): boolean =>
  !['target', 'rel', 'download'].some((name) => control.hasAttribute(name));

/**
 * Makes a press do what it was aimed at when it began. A list that gets filtered, or a line that appears above, can
 * replace or move what is under the pointer before the button is released. Browsers then send no click, or send it to
 * another element. `follow` opens a link of the portal. Returns a function that stops it.
 */
export function keepPresses(page: Window, follow: (href: string) => void): () => void {
  let press: HeldPress | null = null;
  let repeating = false;
  /** The press was answered here; its click, which comes later where a finger taps, would be a second one. */
  let answered = false;
  const drop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const begin = (event: PointerEvent) => {
    const control = isPlain(event) ? controlAt(event.target) : null;
    const { clientX: x, clientY: y } = event;
    answered = false;
    press = control && isOpenedHere(control) ? { control, href: hrefOf(control), x, y, down: event } : null;
  };
  const forget = () => {
    press = null;
  };
  const clicked = (event: MouseEvent) => {
    if (repeating) return;
    // A key's click has no count.
    if (answered && event.detail > 0) return drop(event);
    const began = press;
    const hit = controlAt(event.target);
    if (!began || hit !== began.control) return;
    press = null;
    if (began.href === null || began.href === hrefOf(hit)) return;
    drop(event);
    follow(began.href);
  };
  const end = (event: PointerEvent) => {
    const began = press;
    if (!began) return;
    const moved = Math.hypot(event.clientX - began.x, event.clientY - began.y);
    const isHeld = event.pointerType !== 'mouse' && event.timeStamp - began.down.timeStamp > LONGEST_TAP;
    // The click, if there is one, follows in the same task.
    page.setTimeout(() => {
      if (press !== began) return;
      press = null;
      // Who prevents what a press does by itself answers it, too.
      const isAnswered = began.down.defaultPrevented || event.defaultPrevented;
      if (moved > STILL || isHeld || isAnswered) return;
      answered = true;
      const leadsElsewhere = began.href !== null && began.href !== hrefOf(began.control);
      if (began.href !== null && (leadsElsewhere || !began.control.isConnected)) follow(began.href);
      else if (began.control.isConnected) {
        repeating = true;
        // Of a pointer, not of a key: `click()` would be counted a second time by what counts releases.
        began.control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        repeating = false;
      }
    });
  };
  const heard = { capture: true };
  page.addEventListener('pointerdown', begin, heard);
  page.addEventListener('pointercancel', forget, heard);
  page.addEventListener('contextmenu', forget, heard);
  page.addEventListener('click', clicked, heard);
  page.addEventListener('pointerup', end, heard);
  return () => {
    page.removeEventListener('pointerdown', begin, heard);
    page.removeEventListener('pointercancel', forget, heard);
    page.removeEventListener('contextmenu', forget, heard);
    page.removeEventListener('click', clicked, heard);
    page.removeEventListener('pointerup', end, heard);
  };
}
