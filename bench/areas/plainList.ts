import type { Page } from '@playwright/test';
import { inputToPaint, rest } from '../harness/interaction.ts';

/** The list as plain DOM: the same markup and stylesheet, and every text, picture and count in hand before the input. */
export const plainList = 'the same list by plain DOM';

/** A copy of the page's body, by its number. */
type Copy = number;

/** What is shown before and after an input, and which of the fields that can be seen takes it. */
export interface Change {
  readonly before: Copy;
  readonly after: Copy;
  readonly field: { readonly selector: string; readonly nth: number };
}

/** In the page: keeps copies of its body, and lays them in the place of the portal. */
interface Copies {
  copy(): Copy;
  lay(change: Change, by: string): void;
}

function copiesInPage(): Copies {
  const copies: HTMLElement[] = [];
  const fieldsOf = (of: ParentNode) => Array.from(of.querySelectorAll<HTMLInputElement>('input'));
  const textOf = (field: HTMLInputElement | undefined) =>
    field?.type === 'checkbox' ? null : (field?.value ?? '');

  const attributeWrites = (now: Element, next: Element): (() => void)[] => [
    ...[...next.attributes]
      .filter(({ name, value }) => now.getAttribute(name) !== value)
      .map(
        ({ name, value }) =>
          () =>
            now.setAttribute(name, value),
      ),
    ...[...now.attributes]
      .filter(({ name }) => !next.hasAttribute(name))
      .map(
        ({ name }) =>
          () =>
            now.removeAttribute(name),
      ),
  ];
  const childWrites = (now: Element, next: Element): (() => void)[] => {
    const [own, others] = [[...now.childNodes], [...next.childNodes]];
    if (own.length !== others.length) return [() => now.replaceChildren(...others)];
    return own.flatMap((child, at) => writesOf(child, others[at] as ChildNode));
  };
  /** What makes the one look like the other, in place. */
  const writesOf = (now: ChildNode, next: ChildNode): (() => void)[] => {
    if (now instanceof Text && next instanceof Text) {
      const { data } = next;
      return now.data === data ? [] : [() => Object.assign(now, { data })];
    }
    if (now instanceof Element && next instanceof Element && now.tagName === next.tagName)
      return [...attributeWrites(now, next), ...childWrites(now, next)];
    return [() => now.replaceWith(next)];
  };

  return {
    copy() {
      const copy = document.body.cloneNode(true) as HTMLElement;
      const held = fieldsOf(document.body);
      for (const [at, field] of fieldsOf(copy).entries()) {
        field.toggleAttribute('checked', held[at]?.checked ?? false);
        const value = textOf(held[at]);
        if (value !== null) field.setAttribute('value', value);
      }
      for (const script of copy.querySelectorAll('script')) script.remove();
      return copies.push(copy) - 1;
    },
    lay({ before, after, field }, by) {
      const [from, to] = [before, after].map((copy) => copies[copy]?.cloneNode(true) as HTMLElement);
      if (!from || !to) return;
      document.body.replaceWith(from);
      const writes = writesOf(from, to);
      // As Playwright sees them.
      const seen = [...document.querySelectorAll<HTMLElement>(field.selector)].filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && height > 0;
      });
      seen[field.nth]?.addEventListener(by, () => {
        for (const write of writes) write();
      });
    },
  };
}

/** Keeps how the page stands now. */
export async function copyOf(page: Page): Promise<Copy> {
  await page.evaluate(`globalThis.copies ??= (${copiesInPage})()`);
  return page.evaluate(() => (globalThis as unknown as { copies: Copies }).copies.copy());
}

/**
 * Input to paint of these changes as plain DOM. The portal's own page is gone afterwards.
 *
 * @param act makes the input
 * @returns ms, without those where nothing was seen to change
 */
export async function measurePlainList(
  page: Page,
  changes: readonly Change[],
  watch: { readonly answers: readonly string[]; readonly by: 'click' | 'keydown' | 'change' },
  act: (change: Change) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const change of changes) {
    await page.evaluate(
      ({ change: laid, by }) => (globalThis as unknown as { copies: Copies }).copies.lay(laid, by),
      { change, by: watch.by },
    );
    await rest(page, 800);
    const time = await inputToPaint(page, watch, () => act(change));
    if (time !== null) times.push(time);
  }
  return times;
}
