const intervalMs = 200;

/** Rows and their rate, on one line of a terminal; silent elsewhere. */
export function progressLine(): { update: (rows: number) => void; end: () => void } {
  if (!process.stderr.isTTY) return { update: () => undefined, end: () => undefined };
  const start = Date.now();
  let last = 0;
  return {
    update: (rows) => {
      const now = Date.now();
      if (now - last < intervalMs) return;
      last = now;
      const perSecond = Math.round((rows * 1000) / Math.max(1, now - start));
      process.stderr.write(
        `\r${rows.toLocaleString('en-US')} rows, ${perSecond.toLocaleString('en-US')}/s   `,
      );
    },
    end: () => process.stderr.write('\r\u001b[K'),
  };
}
