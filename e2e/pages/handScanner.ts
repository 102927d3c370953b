import type { Page } from '@playwright/test';

/** Seconds between its keys, and after any key typed before. */
const PACE = 0.006;
const LATER = 0.2;

/** Types a code as a hand scanner does: keys a few milliseconds apart, then Enter. */
export async function scanByScanner(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000 + LATER;
  const keys = [...code].map((digit) => ({
    key: digit,
    text: digit,
    code: `Digit${digit}`,
    windowsVirtualKeyCode: digit.charCodeAt(0),
  }));
  const end = { key: 'Enter', text: '\r', code: 'Enter', windowsVirtualKeyCode: 13 };
  // Each key event carries its own timestamp, so that the pace is right however busy the machine is.
  await Promise.all(
    [...keys, end].flatMap(({ text, ...key }, at) => {
      const timestamp = begun + at * PACE;
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key, timestamp }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, timestamp: timestamp + PACE / 2 }),
      ];
    }),
  );
  await keyboard.detach();
}
