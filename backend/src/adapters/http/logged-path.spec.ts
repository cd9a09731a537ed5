import { expect, test } from '@jest/globals';
import { loggedPath } from './logged-path.js';

test.each([
  ['/search?q=secret', '/search'],
  ['/api/admin/technicians/ada@example.org/verify', '/api/admin/technicians/:email/verify'],
  ['/a/ada%40example.org?x=y?z', '/a/:email'],
  ['//@/', '//:email/'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

test('The longest path takes no time', () => {
  const start = performance.now();
  expect(loggedPath(`/${'a'.repeat(40_000)}`)).toHaveLength(40_001);
  expect(performance.now() - start).toBeLessThan(1_000);
});
