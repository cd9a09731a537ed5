import { expect, test } from '@jest/globals';
import { describeChange } from './change-text';

test('A change lists the fields that differ, and no others', () => {
  const text = describeChange({
    action: 'verify',
    before: { verification: 'pending', reason: null },
    after: { verification: 'verified', reason: null },
  });
  expect(text).toBe('verify: Verification pending → verified');
});
