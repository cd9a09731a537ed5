import { jest } from '@jest/globals';

/** Browser tests may time out on a busy machine, so a failed test is logged and retried once. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
