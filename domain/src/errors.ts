/** Error categories that a caller can act on. */
export type ErrorKind =
  | 'invalid'
  /** A file above its size limit. */
  | 'too-large'
  | 'not-found'
  | 'conflict'
  | 'unauthenticated'
  | 'forbidden'
  /** Too many attempts; see `retryAfterSeconds`. */
  | 'rate-limited'
  /** Temporarily impossible; the request itself is valid. */
  | 'unavailable';

/** One invalid field of an input; `path` is the field's public name. */
export interface Issue {
  path: string;
  message: string;
}

/**
 * The only error thrown on purpose by the domain and application layers. Each entry point (HTTP, CLI, pages) maps
 * `kind` to its own response. `code` is stable and in kebab case; `message` is for people and says what to do next.
 * `details.current` is the current state, for a conflict; `details.proposal` is what may help, for the caller to show;
 * `details.choices` are the values to choose from, for an issue that asks for one of them.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly issues: readonly Issue[] = [],
    readonly details: {
      retryAfterSeconds?: number;
      current?: object;
      proposal?: object;
      choices?: readonly string[];
    } = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }

  /** This error, with the one behind it for the log. */
  causedBy(cause: unknown): this {
    return Object.assign(this, { cause });
  }
}

/** What is behind an error, for operators: the error's own message is for those whose request failed. */
export function reasonOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message || String(cause) : message;
}

/** An 'invalid' error whose message joins the messages of all issues, each once: a list may have the same one in every item. */
export function invalidFields(code: string, issues: readonly Issue[]): DomainError {
  const messages = new Set(issues.map(({ message }) => message));
  return new DomainError('invalid', code, [...messages].join(' '), issues);
}
