import type { Locator, Page } from '@playwright/test';

/** How a person works a page: with the pointer, or with keys alone. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Replaces what stands in a field. */
  write(field: Locator, text: string): Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  async write(field, text) {
    await field.click();
    await field.fill(text);
  },
};

/** More steps than any screen has between two things one wants. */
const mostSteps = 200;

/** Tab until the focus is there, as someone without a pointer does; nothing is focused from outside. */
export function keyboard(page: Page): Hand {
  const reach = async (target: Locator) => {
    await target.waitFor();
    for (let step = 0; step < mostSteps; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The focus does not come to ${target}`);
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
  };
}
