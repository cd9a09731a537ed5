import { host } from './host.js';

/** Whether a terminal may be sent escape codes. https://no-color.org */
export function supportsEscapeCodes({ NO_COLOR, TERM }: NodeJS.ProcessEnv = host().env): boolean {
  return !NO_COLOR && TERM !== 'dumb';
}
