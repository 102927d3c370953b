import type { Locator, Page } from '@playwright/test';

/** How a user operates a page: with the pointer, or by keyboard alone. */
export interface InputDevice {
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>;
}

export const mouse: InputDevice = {
  press: (target) => target.click(),
  async write(field, text) {
    await field.click();
    await field.fill(text);
  },
};

/** More Tab presses than any screen needs between two controls. */
const mostSteps = 200;

/** Presses Tab until the target has the focus, as a user without a pointer does. Never calls `focus()`. */
export function keyboard(page: Page): InputDevice {
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
