/** What one round found: facts as they are, and figures against what they have to be. */
export class Verdict {
  isHeld = true;
  judged = [];
  fault = '';

  /** What was done, for the reader. */
  tell(name, text) {
    this.print(name, text, '');
  }

  /** What is broken from now on; the figures that follow belong to it. */
  breaks(fault) {
    this.fault = fault;
    this.tell('fault', fault);
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
    this.judged.push({ fault: this.fault, name, text, target, isMet });
    this.print(name, text, `${target}  ${isMet ? 'met' : 'MISSED'}`);
  }

  print(name, text, judgement) {
    process.stdout.write(`  ${name.padEnd(52)} ${text.padEnd(24)} ${judgement}\n`.replace(/ +\n$/, '\n'));
  }
}

/** A row for each figure, with what it was each time. */
export function measuredTable(judged) {
  const figures = Map.groupBy(judged, ({ scenario, fault, name }) => `${scenario} | ${fault} | ${name}`);
  const rows = [...figures].map(([key, times]) => {
    const measured = [...new Set(times.map(({ text }) => text.split('\n', 1)[0]))].join(', ');
    return `| ${key} | ${times[0].target} | ${measured} | ${times.every(({ isMet }) => isMet) ? 'met' : 'MISSED'} |\n`;
  });
  return `| scenario | fault | figure | target | measured | |\n|---|---|---|---|---|---|\n${rows.join('')}`;
}

const round = (value) => (Number.isInteger(value) ? value : Math.round(value * 10) / 10);
