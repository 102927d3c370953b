import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { grounds } from './accent.ts';
import { readBrandFolder } from './brand.ts';
import { ownBrand } from './testing/ownBrand.ts';

const house = resolve(import.meta.dirname, '../../../../../examples/house/brand');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-brand-'));
  await cp(house, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, 'brand.json');
/** Writes brand.json with some of its fields replaced. */
async function change(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const given = JSON.parse(await readFile(file(), 'utf8'));
  await writeFile(file(), JSON.stringify({ ...given, ...fields }));
}
const refused = () => {
  try {
    readConfig({ BRAND_DIR: folder });
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'taken';
};

describe('the look of a house', () => {
  it('is read with its files, and what it leaves open', () => {
    const brand = readBrandFolder(folder);
    expect(brand).toMatchObject({
      name: 'Talwind',
      isOwn: false,
      logo: { file: 'logo.svg', type: 'image/svg+xml' },
      logoDark: { file: 'logo-dark.svg' },
      mail: { name: 'Talwind Partner', address: null },
      brands: [{ name: 'Talwind Women' }, { name: 'Talwind Denim & Shoes' }],
      fonts: { text: null, display: { family: 'Jost' } },
    });
    expect(brand.logo.ratio).toBeCloseTo(4.62, 1);
    expect(brand.logo.address).toMatch(/^\/brand\/logo\.svg\?v=[\da-f]{10}$/);
  });

  it('needs no more than a name, a logo and an accent', async () => {
    const accent = { light: '#0b6472', dark: '#7fd0dc' };
    await writeFile(file(), JSON.stringify({ name: 'Talwind', logo: 'logo.svg', accent }));
    expect(readBrandFolder(folder)).toMatchObject({
      icon: null,
      logoDark: { file: 'logo.svg' },
      mail: { name: 'Talwind', address: null },
      brands: [],
      texts: {},
    });
  });

  it('sends its mails, unless MAIL_FROM says otherwise', async () => {
    const environment = { BRAND_DIR: folder, PUBLIC_URL: 'https://partner.talwind.example' };
    expect(readConfig(environment).mailFrom).toEqual({
      name: 'Talwind Partner',
      address: 'no-reply@partner.talwind.example',
    });
    expect(readConfig({ ...environment, MAIL_FROM: 'A <a@b.example>' }).mailFrom.name).toBe('A');
    await change({ mail: { address: 'orders@talwind.example' } });
    expect(readConfig(environment).mailFrom).toEqual({ name: 'Talwind', address: 'orders@talwind.example' });
  });

  it('is refused where there is no folder or no JSON', async () => {
    await writeFile(file(), '{');
    expect(refused()).toMatch(/^BRAND_DIR must be a folder with a brand\.json that is JSON, but is '.*'\.$/);
  });

  it.each([
    [{ name: undefined }, 'name is missing'],
    [{ name: 'A "B"' }, 'name must be a text of 1 to 40 characters without'],
    [{ colour: '#ffffff' }, 'colour is not known'],
    [
      { accent: { light: 'teal', dark: '#7fd0dc' } },
      "accent.light must be a colour such as #2134c4, but is 'teal'",
    ],
    [{ accent: { light: '#0b6472' } }, 'accent.dark is missing'],
    [{ mail: { address: 'x' } }, "mail.address must be an email address, but is 'x'"],
    [{ texts: { helpTitle: { en: 'Help' } } }, 'texts.helpTitle.de is missing'],
    [
      { logo: '../logo.svg' },
      "logo must name a file beside brand.json that ends in one of .svg, .png, but is '../logo.svg'",
    ],
    [{ logo: 'gone.svg' }, 'logo names gone.svg, which cannot be read'],
    [{ icon: 'brand.json' }, 'icon must name a file beside brand.json that ends in one of .svg, .png'],
    [{ brands: [{ name: 'A', logo: 'x.svg' }] }, 'brands.0.logo names x.svg, which cannot be read'],
    [
      {
        fonts: {
          display: {
            family: 'Jost',
            files: [{ file: 'jost-medium.woff2' }],
            print: { regular: 'jost-medium.woff2' },
          },
        },
      },
      "fonts.display.print.regular must name a .ttf or .otf file, but is 'jost-medium.woff2'",
    ],
    [
      { accent: { light: '#5fa8b3', dark: '#7fd0dc' } },
      'accent.light #5fa8b3 on page.light #fcfcfb has a contrast of 2.6',
    ],
    [
      { accent: { light: '#0b6472', dark: '#0b6472' } },
      'accent.dark #0b6472 on page.dark #121212 has a contrast of 2.7',
    ],
  ])('is refused with the field and the fault: %j', async (fields, fault) => {
    await change(fields);
    expect(refused()).toContain(`BRAND_DIR has a brand.json whose ${fault}`);
  });

  it.each([
    '<script>alert(1)</script>',
    '<foreignObject/>',
    '<g onload="alert(1)"/>',
    '<image href="https://elsewhere.example/x.png"/>',
    "<use xlink:href='//elsewhere.example/x.svg#a'/>",
    '<a href="javascript:alert(1)"><path d=""/></a>',
    '<style>@import "https://elsewhere.example/x.css";</style>',
    '<rect fill="url(https://elsewhere.example/#a)"/>',
  ])('is refused for a picture that could do more than be looked at: %s', async (part) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${part}</svg>`;
    await writeFile(join(folder, 'logo.svg'), svg);
    expect(refused()).toMatch(/logo names logo\.svg, which has an? [\w ]+: a picture needs none/);
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'which is no SVG with a viewBox'],
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 2"/>',
      'which is not between 1 to 4 and 12 to 1',
    ],
    [`<svg viewBox="0 0 1 1">${' '.repeat(300_000)}</svg>`, '300000 are the most'],
  ])('is refused for a picture that cannot be placed (%#)', async (svg, fault) => {
    await writeFile(join(folder, 'logo.svg'), svg);
    expect(refused()).toContain(fault);
  });
});

describe('the portal’s own look', () => {
  it('is the default file, and says what the style sheets say', () => {
    const css = readFileSync(resolve(import.meta.dirname, '../../../assets/house.css'), 'utf8');
    const inSheet = (name: string) => {
      const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
      return { light, dark };
    };
    const { accent, accentStrong, accentWash, accentOn } = ownBrand.accent;
    expect({ accent, accentStrong, accentWash, accentOn, ...grounds }).toEqual({
      accent: inSheet('accent'),
      accentStrong: inSheet('accent-strong'),
      accentWash: inSheet('accent-wash'),
      accentOn: inSheet('accent-on'),
      page: inSheet('page'),
      raised: inSheet('raised'),
      sunken: inSheet('sunken'),
    });
    expect(readConfig({}).brand).toMatchObject({ name: 'Selvedge', isOwn: true });
    expect(ownBrand.brands).toHaveLength(5);
  });
});
