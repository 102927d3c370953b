import { expect, test } from 'vitest';
import { lineTitle } from './lineTitle.ts';
import { subdivisionTitle } from './subdivisionTitle.ts';

test('L2 a line is named with its brand, once', () => {
  expect(lineTitle({ brandName: 'Nordlund', lineName: 'Nordlund Women' })).toBe('Nordlund Women');
  expect(lineTitle({ brandName: 'Aurel', lineName: 'Men' })).toBe('Aurel Men');
  expect(lineTitle({ brandName: 'Maison Corvel', lineName: 'Corvel Atelier' })).toBe(
    'Maison Corvel · Corvel Atelier',
  );
  expect(lineTitle({ brandName: '', lineName: 'Women' })).toBe('Women');
});

test('L2 a subdivision is its name and its number, or its number where the house gives it no name', () => {
  expect(subdivisionTitle({ subdivision: '14-0', subdivisionName: 'Men Casual' })).toBe('Men Casual 14-0');
  expect(subdivisionTitle({ subdivision: '14-0', subdivisionName: '' })).toBe('14-0');
  expect(subdivisionTitle({ subdivision: '14-0', subdivisionName: '14-0' })).toBe('14-0');
  expect(subdivisionTitle({ subdivision: '14-0' })).toBe('14-0');
});
