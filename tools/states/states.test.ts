import { describe, expect, it } from 'vitest';
import { readCharts } from '../flows/machines.js';
import { screenless } from './screenless.js';
import { faultsOf } from './states.js';

const picture = (sha256: string, more = {}) => ({
  language: 'en' as const,
  width: 400,
  height: 720,
  file: 'x.webp',
  sha256,
  isBlank: false,
  axe: [],
  ...more,
});
const state = (name: string, sha256: string, more = {}) => ({
  chart: 'cart',
  state: name,
  situation: name,
  way: '',
  nothing: null,
  sameAs: null,
  pictures: [picture(sha256)],
  ...more,
});

describe('pictures of states', () => {
  it('Q1 are right where each is unlike the others and axe finds nothing', () => {
    expect(faultsOf([state('loading', 'a'), state('ready', 'b')])).toEqual([]);
  });

  it('Q1 tell what axe finds, with the picture it is in', () => {
    const found = state('ready', 'a', { pictures: [picture('a', { axe: ['color-contrast: p'] })] });
    expect(faultsOf([found])).toEqual(['cart ready, en 400 px: color-contrast: p']);
  });

  it('Q1 are not blank unless it is said why there is nothing to see, and then they are', () => {
    const pictures = [picture('a', { isBlank: true })];
    expect(faultsOf([state('idle', 'a', { pictures })])).toEqual(['cart idle: blank in en 400 px']);
    expect(faultsOf([state('idle', 'a', { pictures, nothing: 'not open' })])).toEqual([]);
    expect(faultsOf([state('idle', 'a', { nothing: 'not open' })])).toEqual([
      'cart idle: said to show nothing, and shows something',
    ]);
  });

  it('Q1 are not doubled by mistake: likeness is said, and holds', () => {
    const ready = state('ready', 'a');
    expect(faultsOf([ready, state('saving', 'a')])).toEqual(['the same picture: cart ready, cart saving']);
    expect(faultsOf([ready, state('saving', 'a', { sameAs: ['ready', 'short'] })])).toEqual([]);
    expect(faultsOf([ready, state('saving', 'b', { sameAs: ['ready', 'short'] })])).toEqual([
      'cart saving: said to look like ready, and does not',
    ]);
    expect(faultsOf([ready, state('saving', 'b', { sameAs: ['gone', 'short'] })])).toEqual([
      'cart saving: there is no gone to look like',
    ]);
    const side = { situation: 'list.ready + search.idle' };
    expect(faultsOf([state('list.ready', 'a', side), state('search.idle', 'a', side)])).toEqual([]);
  });

  it('Q1 are missing only of charts that are there', async () => {
    const names = (await readCharts()).map(({ name }) => name);
    expect(Object.keys(screenless).filter((name) => !names.includes(name))).toEqual([]);
  });
});
