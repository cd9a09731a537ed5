/** What went wrong, in the kinds a caller can act on. */
export type ErrorKind =
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'unauthenticated'
  | 'forbidden'
  /** Too often; `retryAfterSeconds` says when again. */
  | 'rate-limited'
  /** Not now; nothing is wrong with what was asked. */
  | 'unavailable';

/** One faulty field of an input; `path` is the field's public name. */
export interface Issue {
  path: string;
  message: string;
}

/**
 * The one error of the rules and the tasks. Each entry point (HTTP, CLI, pages) has a table from kind to answer;
 * `code` is stable and in kebab case, `message` says in a sentence what to do next. `current` is what stands there
 * instead of what the caller thought.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly issues: readonly Issue[] = [],
    readonly more: { retryAfterSeconds?: number; current?: object } = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** The refusal of an input with faulty fields, in their own words. */
export function invalidFields(code: string, issues: readonly Issue[]): DomainError {
  return new DomainError('invalid', code, issues.map(({ message }) => message).join(' '), issues);
}
