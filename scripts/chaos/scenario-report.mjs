/** What one round found: facts as they are, and figures against what they have to be. */
export class ScenarioReport {
  hasPassed = true;
  checks = [];
  fault = '';

  /** What was done, for the reader. */
  note(name, text) {
    this.print(name, text, '');
  }

  /** What is broken from now on; the figures that follow belong to it. */
  startFault(fault) {
    this.fault = fault;
    this.note('fault', fault);
  }

  /** A figure that must be exactly this. */
  expectEqual(name, value, expected) {
    this.check(name, String(value), value === expected, `= ${expected}`);
  }

  /** A figure that has a limit. */
  expectAtMost(name, value, limit, unit = '') {
    this.check(name, `${round(value)}${unit}`, value <= limit, `<= ${limit}${unit}`);
  }

  fail(message) {
    this.check('unexpected', message, false, '');
  }

  check(name, text, isMet, target) {
    if (!isMet) this.hasPassed = false;
    this.checks.push({ fault: this.fault, name, text, target, isMet });
    this.print(name, text, `${target}  ${isMet ? 'met' : 'MISSED'}`);
  }

  print(name, text, judgement) {
    process.stdout.write(`  ${name.padEnd(52)} ${text.padEnd(24)} ${judgement}\n`.replace(/ +\n$/, '\n'));
  }
}

/** A row for each figure, with what it was each time. */
export function resultsTable(checks) {
  const figures = Map.groupBy(checks, ({ scenario, fault, name }) => `${scenario} | ${fault} | ${name}`);
  const rows = [...figures].map(([key, times]) => {
    const measured = [...new Set(times.map(({ text }) => text.split('\n', 1)[0]))].join(', ');
    return `| ${key} | ${times[0].target} | ${measured} | ${times.every(({ isMet }) => isMet) ? 'met' : 'MISSED'} |\n`;
  });
  return `| scenario | fault | figure | target | measured | |\n|---|---|---|---|---|---|\n${rows.join('')}`;
}

const round = (value) => (Number.isInteger(value) ? value : Math.round(value * 10) / 10);
