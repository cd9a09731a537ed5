import { DomainError } from '@appliance-index/domain/errors';

export function fileError(code: string, message: string): DomainError {
  return new DomainError('invalid', `file-${code}`, message);
}

/** @param what what the file holds too much of */
export function fileTooLarge(name: string, maxBytes: number, what: string): DomainError {
  const advice = 'Split it into several files.';
  return fileError('too-large', `${name} holds more than ${maxBytes / 1_000_000} MB of ${what}. ${advice}`);
}
