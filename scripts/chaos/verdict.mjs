/** What one round found: facts as they are, and figures against what they have to be. */
export class Verdict {
  isHeld = true;

  /** What was done, for the reader. */
  tell(name, text) {
    this.print(name, text, '');
  }

  /** A figure that must be exactly this. */
  equal(name, value, expected) {
    this.judge(name, String(value), value === expected, `= ${expected}`);
  }

  /** A figure that has a limit. */
  atMost(name, value, limit, unit = '') {
    this.judge(name, `${round(value)}${unit}`, value <= limit, `<= ${limit}${unit}`);
  }

  fail(message) {
    this.judge('unexpected', message, false, '');
  }

  judge(name, text, isMet, target) {
    if (!isMet) this.isHeld = false;
    this.print(name, text, `${target}  ${isMet ? 'met' : 'MISSED'}`);
  }

  print(name, text, judgement) {
    process.stdout.write(`  ${name.padEnd(52)} ${text.padEnd(24)} ${judgement}\n`.replace(/ +\n$/, '\n'));
  }
}

const round = (value) => (Number.isInteger(value) ? value : Math.round(value * 10) / 10);

/** The value below which `share` of them lie. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
