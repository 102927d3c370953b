import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@selvedge/backend/testing/freePort';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { Start } from './driver.ts';
import { findProgram } from './findProgram.ts';

const keys = { ArrowRight: Key.ARROW_RIGHT, Tab: Key.TAB, Enter: Key.ENTER } as const;

const answering = async (url: string, child: ChildProcess) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended by code ${child.exitCode}`);
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer');
};

/** Starts a display without a screen, which WebKitGTK's browser needs. Returns its process and its number. */
const startDisplay = async () => {
  const child = spawn(findProgram('Xvfb'), ['-displayfd', '3', '-screen', '0', '1920x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = child.stdio[3];
  if (!numbers) throw new Error('Xvfb has no pipe');
  const [number] = await Promise.race([
    once(numbers, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`Xvfb ended by code ${code}`);
    }),
  ]);
  return { child, display: `:${String(number).trim()}` };
};

/** WebKitGTK, by its own driver program. */
export const startWebKit: Start = async (_locale, size) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child: screen, display } = await startDisplay();
  const child = spawn(findProgram('WebKitWebDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  await answering(url, child);
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(wanted).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  const told = await driver.getCapabilities();
  const send = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    name: `${told.getBrowserName()} (WebKitGTK) ${told.getBrowserVersion()}`,
    open: (address) => driver.get(address),
    url: () => driver.getCurrentUrl(),
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return (${expression});`),
    click: async (selector) => {
      const origin = await driver.findElement(By.css(selector));
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', origin);
      await driver.actions().move({ origin }).click().perform();
    },
    type: send,
    press: (key) => send(keys[key]),
    picture: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      child.kill();
      screen.kill();
    },
  };
};
