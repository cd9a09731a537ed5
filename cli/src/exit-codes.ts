import { type ImportReport } from '@appliance-index/backend';
import { DomainError } from '@appliance-index/domain/errors';

export const exitCodes = {
  done: 0,
  unexpected: 1,
  usage: 2,
  rejected: 3,
  configuration: 4,
  conflict: 5,
  guarded: 6,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const interruptedCode = 'interrupted';
const configurationCodes = ['configuration', 'migrations'];
const fileErrors = /^(file-|columns$)/;

/** Maps errors to exit codes. */
export function exitCodeOf(error: unknown): ExitCode {
  if (!(error instanceof DomainError)) return exitCodes.unexpected;
  if (error.code === interruptedCode) return exitCodes.interrupted;
  if (configurationCodes.includes(error.code)) return exitCodes.configuration;
  if (fileErrors.test(error.code)) return exitCodes.rejected;
  if (error.kind === 'conflict') return exitCodes.conflict;
  // The database or the media store refuses access or is unreachable.
  if (['forbidden', 'unauthenticated', 'unavailable'].includes(error.kind)) return exitCodes.configuration;
  return exitCodes.usage;
}

/** Error for an interrupted command. Each step is all or nothing; steps that have finished stay. */
export function interruptedError(): DomainError {
  return new DomainError('conflict', interruptedCode, 'Interrupted. Unfinished work was not written.');
}

export function exitCodeOfReport({ state }: ImportReport): ExitCode {
  if (state === 'rejected') return exitCodes.rejected;
  return state === 'guarded' ? exitCodes.guarded : exitCodes.done;
}
