/** Pixels the pointer may move between going down and up; further, somebody drags or selects. */
const STILL = 8;

interface HeldPress {
  readonly control: HTMLElement;
  /** Where the link led when it was pressed; null for a button. */
  readonly href: string | null;
  readonly x: number;
  readonly y: number;
}

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;

const hrefOf = (control: HTMLElement): string | null => control.getAttribute('href');

/** A plain press of the main button or a finger: the others open menus, tabs and windows. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Links that leave the portal's pages, or open a tab, say so by these. */
const isOpenedHere = (control: HTMLElement): boolean =>
  !['target', 'rel', 'download'].some((name) => control.hasAttribute(name));

/**
 * Lets a press do what it said when it began. A list that is narrowed, or a line that appears above, can replace or
 * move what is under the pointer before the button comes up; browsers then send no click, or send it to something else.
 * `follow` opens a link of the portal. Yields what ends it.
 */
export function keepPresses(page: Window, follow: (href: string) => void): () => void {
  let press: HeldPress | null = null;
  let repeating = false;
  const begin = (event: PointerEvent) => {
    const control = isPlain(event) ? controlAt(event.target) : null;
    const { clientX: x, clientY: y } = event;
    press = control && isOpenedHere(control) ? { control, href: hrefOf(control), x, y } : null;
  };
  const forget = () => {
    press = null;
  };
  const clicked = (event: MouseEvent) => {
    if (repeating) return;
    const began = press;
    const hit = controlAt(event.target);
    if (!began || hit !== began.control) return;
    press = null;
    if (began.href === null || began.href === hrefOf(hit)) return;
    event.preventDefault();
    event.stopPropagation();
    follow(began.href);
  };
  const end = (event: PointerEvent) => {
    const began = press;
    if (!began) return;
    const moved = Math.hypot(event.clientX - began.x, event.clientY - began.y);
    // The click follows in the same task, if there is one.
    page.setTimeout(() => {
      if (press !== began) return;
      press = null;
      if (moved > STILL) return;
      if (began.href !== null) follow(began.href);
      else if (began.control.isConnected) {
        repeating = true;
        began.control.click();
        repeating = false;
      }
    });
  };
  const heard = { capture: true };
  page.addEventListener('pointerdown', begin, heard);
  page.addEventListener('pointercancel', forget, heard);
  page.addEventListener('click', clicked, heard);
  page.addEventListener('pointerup', end, heard);
  return () => {
    page.removeEventListener('pointerdown', begin, heard);
    page.removeEventListener('pointercancel', forget, heard);
    page.removeEventListener('click', clicked, heard);
    page.removeEventListener('pointerup', end, heard);
  };
}
