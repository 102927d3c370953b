import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Overlay } from './overlay.ts';

const react = `import { useEffect, useLayoutEffect } from 'react';\n`;
const actor = `import { createActor, createMachine } from 'xstate';\nexport const seed = () => createActor(createMachine({}));\n`;
const timer = (call: string) => `export const seed = (act: () => void) => ${call}act);\n`;
const inEffect = (act: string, hook = 'useEffect') =>
  `${react}export function useSeed(given: never) {\n  ${hook}(() => {\n    ${act}\n  }, [given]);\n}\n`;

const screen = 'packages/web/src/dashboard/Seed.tsx';

const refused: [what: string, source: string][] = [
  ['an actor made in a component', actor],
  ['an effect that sends an event', inEffect(`if (given) given.send({ type: 'done' });`)],
  [
    'an effect that sends an event to an actor that may be missing',
    inEffect(`given?.send({ type: 'done' });`),
  ],
  [
    'an effect whose listener sends an event',
    inEffect(`given.subscribe(() => given.send({ type: 'done' }));`),
  ],
  ['an effect that fetches', inEffect(`void fetch('/v1').then(given);`, 'useLayoutEffect')],
  ['an effect that leads to another page', inEffect(`navigate('/');`)],
  ['an effect that waits for an answer', inEffect(`given.load().then(given.show);`)],
  ['an effect that waits for an answer or a failure', inEffect(`given.load().then(given.show, given.lose);`)],
  [
    'an effect that waits in a function',
    inEffect(`void (async () => { given.show(await given.load()); })();`),
  ],
  ['an effect that loads code', inEffect(`void import('./part.ts').catch(given);`)],
  ['setTimeout', timer('setTimeout(')],
  ['setTimeout of the window', timer('window.setTimeout(')],
  ['setInterval', timer('setInterval(')],
  ['requestIdleCallback', timer('requestIdleCallback(')],
];

const allowed: [what: string, file: string, source: string][] = [
  ['an effect that listens', screen, inEffect(`window.addEventListener('online', given);`)],
  ['an actor in a test', 'packages/web/src/dashboard/seed.test.ts', actor],
  ['a timer in a port', 'packages/web/src/platform/ports/seed.ts', timer('setTimeout(')],
];

describe('what a screen may not do', () => {
  let overlay: Overlay;
  const pluginSays = (file: string, source: string) => {
    overlay.seed(file, source);
    return overlay.lint(file).includes('plugin');
  };
  beforeAll(() => {
    overlay = new Overlay();
  });
  afterEach(() => overlay.clear());
  afterAll(() => overlay.remove());

  it.each(refused)('refuses %s', (_, source) => {
    expect(pluginSays(screen, source)).toBe(true);
  });

  it.each(allowed)('allows %s', (_, file, source) => {
    expect(pluginSays(file, source)).toBe(false);
  });
});
