import { expect, test } from '@jest/globals';
import { describeChange } from './change-text';

test('A change tells of what is another now, and of nothing that stayed', () => {
  const text = describeChange({
    action: 'verify',
    before: { verification: 'pending', reason: null },
    after: { verification: 'verified', reason: null },
  });
  expect(text).toBe('verify: Verification pending → verified');
});
