import { host } from './host.js';
import { supportsEscapeCodes } from './terminal.js';

const intervalMs = 200;

/** Shows the rows processed and the rate on one line of a terminal; prints nothing elsewhere. */
export function progressLine(
  terminal: { isTTY?: boolean; write(text: string): unknown } = host().stderr,
  hasEscapes = supportsEscapeCodes(),
): { update: (rows: number) => void; end: () => void } {
  if (!terminal.isTTY) return { update: () => undefined, end: () => undefined };
  const start = Date.now();
  let last = 0;
  let shown = '';
  return {
    update: (rows) => {
      const now = Date.now();
      if (now - last < intervalMs) return;
      last = now;
      const perSecond = Math.round((rows * 1000) / Math.max(1, now - start));
      const line = `${rows.toLocaleString('en-US')} rows, ${perSecond.toLocaleString('en-US')}/s`;
      shown = line.padEnd(shown.length);
      terminal.write(`\r${shown}`);
    },
    end: () => {
      if (shown === '') return;
      terminal.write(hasEscapes ? '\r\u001b[K' : `\r${' '.repeat(shown.length)}\r`);
      shown = '';
    },
  };
}
