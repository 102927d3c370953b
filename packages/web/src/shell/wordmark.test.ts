import { wordmarkBox, wordmarkOutline } from '@selvedge/core/wordmark';
import { expect, test } from 'vitest';
import drawing from './wordmark.svg?raw';

test('the picture of the product’s name is the outline that documents and self-service draw', () => {
  const svg = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  const { x, y, width, height } = wordmarkBox;
  expect(svg.querySelector('#outline')?.getAttribute('d')).toBe(wordmarkOutline);
  expect(svg.documentElement.getAttribute('viewBox')).toBe([x, y, width, height].join(' '));
});
