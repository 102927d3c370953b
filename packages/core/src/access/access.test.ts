import { expect, it } from 'vitest';
import { roleClass } from './access.ts';

it('K1 ROLE_EXTERN makes a user External, any other set Internal', () => {
  expect(roleClass(['ROLE_BUYER', 'ROLE_EXTERN'])).toBe('External');
  expect(roleClass(['ROLE_EXTERNAL'])).toBe('Internal');
  expect(roleClass([])).toBe('Internal');
});
