import { expect, test } from '@jest/globals';
import { changeText } from './change-text';

test('A change tells of what is another now, and of nothing that stayed', () => {
  const text = changeText({
    action: 'verify',
    before: { verification: 'pending', reason: null },
    after: { verification: 'verified', reason: null },
  });
  expect(text).toBe('verify: Verification pending → verified');
});
