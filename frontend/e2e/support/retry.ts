import { jest } from '@jest/globals';

/** A browser on a busy machine may be late once, and the log says so; what fails again is broken. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
