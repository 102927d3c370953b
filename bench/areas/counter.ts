import type { Browser } from '@playwright/test';
import { openContext, throttle } from '../harness/browser.ts';
import { inputToPaint, repeated, rest } from '../harness/interaction.ts';
import type { Server } from '../harness/portal.ts';

/** Input to paint of the empty React app: a click on its counter, and a digit in its field. */
export async function measureCounter(
  browser: Browser,
  floors: Server,
  runs: number,
): Promise<{ readonly click: number[]; readonly digit: number[] }> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${floors.url}/empty-react/index.html`);
  await throttle(page);
  const button = page.getByRole('button');
  const field = page.getByRole('textbox');
  const once = async (answers: string, by: 'click' | 'keydown', act: () => Promise<unknown>) => {
    await rest(page);
    return inputToPaint(page, { answers: [answers], by }, act);
  };
  await button.click();
  const click = await repeated(runs, () => once('#count', 'click', () => button.click()));
  await field.focus();
  const digit = await repeated(runs, (nth) =>
    once('#entry', 'keydown', () => page.keyboard.press(String(1 + (nth % 9)))),
  );
  await context.close();
  return { click, digit };
}
