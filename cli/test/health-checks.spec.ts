import { expect, test } from '@jest/globals';
import { scoresFinding } from '../src/health-checks.js';

test('The doctor warns when the newest scores are older than two months', () => {
  expect(scoresFinding(581, '2026-05', '2026-07')).toMatchObject({
    verdict: 'ok',
    message: '581 models, scores up to 2026-05',
  });
  expect(scoresFinding(581, '2026-05', '2026-08')).toMatchObject({
    verdict: 'warn',
    message:
      '581 models, scores up to 2026-05, which is 3 months ago. Import those of the months since: "scores import FILE".',
  });
  expect(scoresFinding(3, null, '2026-08')).toMatchObject({ verdict: 'ok' });
  expect(scoresFinding(1, null, '2026-08').message).toBe('1 model, scores up to none yet');
});
