import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { readChart } from '../flows/chart.js';
import { assemble } from './assemble.js';
import { changesOf } from './changes.js';
import { differing } from './compare.js';
import { gapsOf, screensOf } from './pictures.js';
import { innermost, nameOf } from './places.js';

const loom = (saving = 'idle') =>
  readChart(
    'loom',
    'weaving',
    createMachine({
      id: 'loom',
      initial: 'idle',
      states: {
        idle: { description: 'It stands still', on: { 'loom.started': 'weaving', 'loom.cut': {} } },
        weaving: { invoke: { id: 'weave', src: 'weave', onDone: saving }, entry: 'hum' },
      },
    }),
  );

const test = (status: string, steps: [string, string][]) => ({
  ancestorTitles: ['wiring loom'],
  title: 'loom.started',
  status,
  duration: 12.4,
  meta: { chart: 'loom', walked: [{ chart: 'loom', on: 'services' as const, start: 'idle', steps }] },
});
const report = (status = 'passed') => ({
  testResults: [
    {
      name: '/p/packages/core/src/loom.chart.test.ts',
      assertionResults: [
        test(status, [
          ['loom.started', 'weaving'],
          ['xstate.done.actor.weave', 'idle'],
        ]),
        { ancestorTitles: [], title: 'about another chart', status: 'failed', meta: {} },
      ],
    },
  ],
});

const views = ['en', 'de'].flatMap((language) => [400, 1500].map((width) => ({ language, width })));
const picture = { height: 800, sha256: '', isBlank: false, axe: [] };
const taken = (state: string) => ({
  chart: 'loom',
  state,
  situation: state,
  way: '',
  nothing: null,
  sameAs: null,
  pictures: views.map(({ language, width }) => ({
    ...picture,
    language: language === 'en' ? ('en' as const) : ('de' as const),
    width,
    file: `loom/${state}/${language}-${width}.webp`,
  })),
});
const pictures = { states: [taken('idle'), taken('weaving')], screenless: {} };

const assembled = (chart = loom(), status = 'passed') =>
  assemble(chart, {
    root: '/p',
    report: report(status),
    screens: screensOf(pictures, 'loom'),
    screenless: null,
    mutation: null,
  });

describe('Q3 the paths of a chart', () => {
  it('Q3 are those of the tests that were run, with their results', async () => {
    const { tests, paths, places } = await assembled(loom(), 'failed');
    expect(tests).toEqual([
      {
        title: 'wiring loom › path of 2 steps',
        file: 'packages/core/src/loom.chart.test.ts',
        result: 'failed',
        took: 12,
      },
    ]);
    expect(paths).toEqual([
      {
        on: 'services',
        test: 0,
        start: 0,
        steps: [
          ['loom.started', 1],
          ['weave done', 0],
        ],
      },
    ]);
    expect(places).toEqual([
      { name: 'idle', states: ['loom.idle'] },
      { name: 'weaving', states: ['loom.weaving'] },
    ]);
  });

  it('Q3 name places with regions side by side by all that is active', () => {
    const value = { open: { list: 'ready', search: { asked: 'found' } } };
    expect(nameOf(value)).toBe('open.list.ready + search.asked.found');
    expect(innermost('shop', value)).toEqual(['shop.open.list.ready', 'shop.open.search.asked.found']);
  });
});

describe('Q3 the drawing of a chart', () => {
  it.each(['states', 'events', 'full'] as const)('Q3 has a box for each state, with %s', async (detail) => {
    const { drawings } = await assembled();
    expect(drawings[detail].states.map(({ id }) => id)).toEqual(['loom', 'loom.idle', 'loom.weaving']);
    const said = drawings[detail].arrows.flatMap(({ label }) => label?.lines.map(({ text }) => text) ?? []);
    expect(said).toEqual(detail === 'states' ? [] : ['loom.started', 'weave done']);
  });
});

describe('Q3 what changed since the last release', () => {
  it('Q3 is nothing for the same charts', async () => {
    expect(changesOf([await assembled()], [await assembled()])).toEqual([]);
  });

  it('Q3 names states, transitions and pictures that came, went or became others', async () => {
    const before = await assembled();
    const now = await assembled(loom('weaving'));
    const [idle, weaving] = now.screens;
    if (!idle || !weaving) throw new Error('Two states have screens');
    const [first, ...rest] = idle.pictures;
    if (!first) throw new Error('There are pictures');
    const changed = { ...first, before: { src: 'before', differs: 0.1 } };
    const after = { ...now, screens: [{ ...idle, pictures: [changed, ...rest] }] };
    const said = changesOf([before], [after]).map(({ kind, thing, text }) => `${kind} ${thing} ${text}`);
    expect(said).toEqual([
      'changed transition weaving: weave done → weaving',
      'changed picture idle, en 400 px',
      ...views.map(({ language, width }) => `removed picture weaving, ${language} ${width} px`),
    ]);
    expect(changesOf([], [now])).toMatchObject([{ kind: 'added', thing: 'chart', chart: 'loom' }]);
    expect(changesOf([before], [])).toMatchObject([{ kind: 'removed', thing: 'chart', chart: 'loom' }]);
  });
});

describe('Q3 the pictures', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selvedge-atlas-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('Q3 are missed where a state, a language, a width or a whole chart has none', () => {
    expect(gapsOf([loom()], pictures)).toEqual([]);
    const [idle] = pictures.states;
    if (!idle) throw new Error('There are pictures');
    const partial = { ...idle, pictures: idle.pictures.slice(1) };
    expect(gapsOf([loom()], { states: [partial], screenless: {} })).toEqual([
      'loom weaving has no pictures',
      'loom idle has no picture of en 400 px',
    ]);
    expect(gapsOf([loom()], { states: [], screenless: {} })).toEqual(['loom has no pictures']);
    expect(gapsOf([loom()], { states: [], screenless: { loom: 'weaves unseen' } })).toEqual([]);
  });

  it('Q3 differ by the share of pixels that do', async () => {
    const draw = async (name: string, height: number, patch: number) => {
      const file = join(folder, name);
      const ground = sharp({ create: { width: 100, height, channels: 3, background: '#fff' } });
      const input = { create: { width: 10, height: patch, channels: 3 as const, background: '#000' } };
      await (patch > 0 ? ground.composite([{ input, left: 0, top: 0 }]) : ground).png().toFile(file);
      return file;
    };
    const plain = await draw('plain.png', 100, 0);
    expect(await differing(plain, await draw('same.png', 100, 0))).toBe(0);
    expect(await differing(plain, await draw('patched.png', 100, 10))).toBe(0.01);
    expect(await differing(plain, await draw('longer.png', 200, 0))).toBe(0.5);
  });
});
