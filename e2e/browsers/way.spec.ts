import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createApi, formatRoute } from '@selvedge/core';
import { currentCart, languageNames, languages } from '@selvedge/core/contract';
import { openSpots, openStyle } from '../journeys/showroom.ts';
import { demoPassword } from '../pages/SignInPage.ts';
import { Words } from '../pages/words.ts';
import { Backend } from '../stack/backend.ts';
import { copyPrepared } from '../stack/prepare.ts';
import { accessTokenOf } from '../stack/signInPast.ts';
import { startFirefox } from './firefox.ts';
import { Screen } from './Screen.ts';
import { startWebKit } from './webkit.ts';

const browsers = { 'Firefox ESR': startFirefox, WebKitGTK: startWebKit } as const;
const size = { width: 1366, height: 680 };
const email = 'buyer@selvedge.test';
const tileTitle = { en: 'Pre-order', de: 'Vororder' } as const;
const pictures = join(import.meta.dirname, '../../test-results/pictures-of-browsers');

let backend: Backend;
let dataDir: string;
let taken = 0;

test.beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-browsers-'));
  copyPrepared(dataDir);
  backend = await Backend.start(dataDir);
});
test.afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true });
});

for (const [name, start] of Object.entries(browsers))
  for (const language of languages)
    test(`A1 M4 O2 from sign-in to an approved order: ${name}, ${language}`, async () => {
      const words = new Words(language);
      const token = await accessTokenOf(backend.url, email, demoPassword);
      const api = createApi({
        bases: { apiUrl: `${backend.url}/api`, extranetUrl: `${backend.url}/extranet` },
        fetch,
        tokens: {
          held: () => true,
          current: async () => token,
          renewed: async () => token,
          rejected: () => {},
        },
        language: () => language,
      });
      const spot = (await openSpots(api))[taken++];
      if (!spot) throw new Error('every season is taken');
      const { customer, place } = spot;
      const { style, rows } = await openStyle(api, place);

      const driver = await start(words.locale, size);
      const screen = new Screen(driver);
      let shots = 0;
      const look = async (what: string) => {
        expect(await screen.overflows(), `${what} is wider than the window`).toBe(false);
        shots += 1;
        await driver.picture(join(pictures, `${name} ${language} ${shots} ${what}.png`.replaceAll(' ', '-')));
      };
      try {
        await test.step(`${driver.name}: signs in`, async () => {
          await driver.open(backend.url);
          await screen.sees({ role: 'textbox' });
          // WebKitGTK asks for the language of its machine only.
          if ((await driver.evaluate('document.documentElement.lang')) !== language)
            await screen.press({ role: 'link', name: languageNames[language] });
          await screen.write({ role: 'textbox', name: words.say('signIn.email') }, email);
          await driver.press('Tab');
          await driver.type(demoPassword);
          await look('sign-in');
          await screen.press({ role: 'button', name: words.say('signIn.submit') });
          const person = { firstName: 'Clara', lastName: 'Lindner' };
          await screen.sees({ role: 'heading', name: words.say('dashboard.greeting.named', person) });
        });

        await test.step('chooses point of sale, season and style', async () => {
          await screen.sees({ role: 'link', name: tileTitle[language] });
          await look('dashboard');
          await screen.press({ role: 'link', name: tileTitle[language] });
          await screen.write(
            { role: 'searchbox', name: words.say('pos.search.label') },
            customer.customerNumber,
          );
          await look('points of sale');
          await screen.press({ role: 'link', name: customer.name });
          const styles = `[href="${formatRoute({ screen: 'styles', place })}"]`;
          await screen.sees({ role: 'link', matching: styles });
          await look('seasons');
          await screen.press({ role: 'link', matching: styles });
          await screen.write(
            { role: 'searchbox', name: words.say('catalog.search.label') },
            style.articleNumber,
          );
          await screen.sees({ role: 'link', name: style.name });
          await look('styles');
          await screen.press({ role: 'link', name: style.name });
        });

        const wished = new Map<string, number>();
        await test.step('types quantities in two colours', async () => {
          for (const [at, row] of [rows[0], rows[1]].entries()) {
            const [first] = row;
            const label = first.articleLength
              ? words.say('matrix.cell.label', {
                  colour: first.colour,
                  length: first.articleLength,
                  size: first.size,
                })
              : words.say('matrix.cell.labelPlain', { colour: first.colour, size: first.size });
            await screen.press({ role: 'textbox', name: label });
            for (const [column, { articleVariantId }] of row.entries()) {
              if (column > 0) await driver.press('ArrowRight');
              const quantity = 3 + at + column;
              await driver.type(String(quantity));
              expect(await screen.focused()).toBe(String(quantity));
              wished.set(articleVariantId, quantity);
            }
          }
          await look('style');
        });

        await test.step('looks at the cart, checks and approves', async () => {
          await screen.press({ role: 'link', name: words.say('catalog.bar.cart') });
          await screen.sees({ role: 'grid', name: words.say('matrix.label', { style: style.name }) });
          await look('cart');
          await screen.press({ role: 'link', name: words.say('cart.toCheck') });
          const approve = { role: 'button', name: words.literally('approve') } as const;
          await screen.sees(approve);
          await look('check');
          await screen.press(approve);
          await screen.sees({ role: 'button', name: words.literally('recall') });
          await look('approved');
        });

        const cart = await api.send(currentCart, { params: place });
        expect(cart?.head.state).toBe('approved');
        expect(new Map(cart?.lines.map((line) => [line.articleVariantId, line.quantity]))).toEqual(wished);
      } finally {
        await driver.close();
      }
    });
