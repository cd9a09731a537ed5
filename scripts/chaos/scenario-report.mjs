/** Prints and collects the results of one scenario run: notes, and figures checked against their targets. */
export class ScenarioReport {
  hasPassed = true;
  checks = [];
  fault = '';

  /** Prints a fact without a target. */
  note(name, text) {
    this.print(name, text, '');
  }

  /** Names the current fault; the following checks are reported under it. */
  startFault(fault) {
    this.fault = fault;
    this.note('fault', fault);
  }

  expectEqual(name, value, expected) {
    this.check(name, String(value), value === expected, `= ${expected}`);
  }

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

/** A Markdown table with one row per figure and its values in all runs. */
export function resultsTable(checks) {
  const figures = Map.groupBy(checks, ({ scenario, fault, name }) => `${scenario} | ${fault} | ${name}`);
  const rows = [...figures].map(([key, times]) => {
    const measured = [...new Set(times.map(({ text }) => text.split('\n', 1)[0]))].join(', ');
    return `| ${key} | ${times[0].target} | ${measured} | ${times.every(({ isMet }) => isMet) ? 'met' : 'MISSED'} |\n`;
  });
  return `| scenario | fault | figure | target | measured | |\n|---|---|---|---|---|---|\n${rows.join('')}`;
}

const round = (value) => (Number.isInteger(value) ? value : Math.round(value * 10) / 10);
