import { parseArgs } from 'node:util';

/** What the command line says, as `parseArgs` returns it. Ends the process as `refuseArguments` when it is wrong. */
export function readArguments(usage, config = {}) {
  try {
    return parseArgs(config);
  } catch ({ message }) {
    // What Node adds in further sentences, the usage shows.
    const [problem] = message.split(/\.\s/);
    return refuseArguments(`${problem}.`, usage);
  }
}

/** The value of an option that counts something. Ends the process when it is not a whole number. */
export function readCount(values, name, usage) {
  const count = Number(values[name]);
  if (Number.isSafeInteger(count) && count > 0) return count;
  return refuseArguments(`--${name} takes a whole number, like 3, not "${values[name]}".`, usage);
}

/**
 * Says in one sentence what is wrong, then how the script is used, and ends with the exit code for wrong usage.
 * @returns {never}
 */
export function refuseArguments(problem, usage) {
  process.stderr.write(`${problem}\n${usage}\n`);
  process.exit(2);
}
