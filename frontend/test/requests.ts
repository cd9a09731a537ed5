import { afterEach } from '@jest/globals';

const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

/**
 * Answers requests with JSON, or with a response, until the end of the test; paths not listed cannot be reached. Returns
 * the paths requested.
 */
export function serve(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const requested: string[] = [];
  globalThis.fetch = async (request) => {
    const path = String(request);
    requested.push(path);
    if (!Object.hasOwn(answers, path)) throw new TypeError('Failed to fetch');
    const answer = await answers[path];
    return answer instanceof Response ? answer : Response.json(answer);
  };
  return requested;
}
