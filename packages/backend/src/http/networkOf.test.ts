import { expect, it } from 'vitest';
import { networkOf } from './networkOf.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['invented', 'no address'],
  ['999.1.1.1:1', 'no address'],
  ['', 'no address'],
])('A13 %s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
