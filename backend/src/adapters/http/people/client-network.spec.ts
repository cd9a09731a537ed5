import { expect, test } from '@jest/globals';
import type { Request } from 'express';
import { clientNetwork } from './session.js';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('requests from %s are rate-limited as %s', (ip, network) => {
  expect(clientNetwork({ ip } as Request)).toBe(network);
});
