import { describe, expect, test } from '@jest/globals';
import { progressLine } from '../src/progress.js';
import { supportsEscapeCodes } from '../src/terminal.js';

/** The output of one update and the end. */
function outputOf(isTTY: boolean, environment: Record<string, string>): string {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  const progress = progressLine({ isTTY, write }, supportsEscapeCodes(environment));
  progress.update(12_000);
  progress.end();
  progress.end();
  return text;
}

describe('The progress of an import', () => {
  test('is one line on a terminal, erased at the end', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape code is under test
    expect(outputOf(true, { TERM: 'xterm' })).toMatch(/^\r12,000 rows, [\d,]+\/s\r\u001b\[K$/);
  });

  test.each([{ TERM: 'dumb' }, { NO_COLOR: '1', TERM: 'xterm' }])(
    'is overwritten with spaces in %j',
    (environment) => {
      const [, line = '', spaces, rest] = outputOf(true, environment).split('\r');
      expect(line).toMatch(/^12,000 rows, [\d,]+\/s$/);
      expect([spaces, rest]).toEqual([' '.repeat(line.length), '']);
    },
  );

  test('is not written to a file or a pipe', () => {
    expect(outputOf(false, { TERM: 'xterm' })).toBe('');
  });
});
