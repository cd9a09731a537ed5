import { afterEach } from '@jest/globals';

const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

/** Answers requests until the end of the test: with JSON, or with a response. */
export function answerRequests(answer: (path: string, options: RequestInit) => unknown): void {
  globalThis.fetch = async (request, options = {}) => {
    const answered = await answer(String(request), options);
    return answered instanceof Response ? answered : Response.json(answered);
  };
}

/** Fails as a request does that reaches no server. */
export function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}

/**
 * Answers requests with JSON, or with a response, until the end of the test; paths not listed cannot be reached. Returns
 * the paths requested.
 */
export function serve(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const requested: string[] = [];
  answerRequests((path) => {
    requested.push(path);
    return Object.hasOwn(answers, path) ? answers[path] : loseConnection();
  });
  return requested;
}

interface SentRequest {
  method: string;
  path: string;
  /** A form, or what JSON says. */
  body: unknown;
}

/** Keeps the requests from now on; call after `serve`. */
export function recordRequests(): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  const { fetch: answer } = globalThis;
  globalThis.fetch = (request, { method = 'GET', body, ...options } = {}) => {
    const isText = typeof body === 'string';
    sent.push({ method, path: String(request), body: isText ? JSON.parse(body) : body });
    return answer(request, { method, ...options });
  };
  return sent;
}
