import { expect, it } from 'vitest';
import { pictureRetry } from './pictureUrl.ts';

it('M2 a picture that fails again and again is asked for after 15 s, then after pauses up to 8 minutes', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 100].map((failures) => pictureRetry(failures) / 1000);
  expect(seconds).toEqual([15, 30, 60, 120, 240, 480, 480, 480]);
});
