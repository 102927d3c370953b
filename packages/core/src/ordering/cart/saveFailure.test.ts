import { expect, it } from 'vitest';
import { failure } from '../../platform/api/failure.ts';
import { causeOf } from './saveFailure.ts';

it.each([
  [500, 'server'],
  [501, 'server'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [507, 'server'],
  [429, 'tooMany'],
] as const)('N5 C6 quantities that wait because of %i are said to wait for: %s', (status, cause) => {
  expect(causeOf(failure({ kind: 'refused', status }))).toBe(cause);
});
