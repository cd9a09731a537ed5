import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DomainError, isOutage, readConfig, withDatabase } from '../../backend/dist/index.js';

const exitCodes = { usage: 2, rejected: 3, configuration: 4, conflict: 5, interrupted: 130 };

/** A backup cannot be made or put back, for a reason that the operator can fix. */
export class BackupError extends Error {
  constructor(message, kind) {
    super(message);
    this.exitCode = exitCodes[kind];
  }
}

/** The options, with the folder named by `folder` as a path from where npm was called. */
export function readOptions(options, folder) {
  const { values } = parse(options);
  if (!values[folder]) throw new BackupError(`Say which folder: --${folder} FOLDER`, 'usage');
  const named = values[folder];
  return {
    ...values,
    folder: isAbsolute(named) ? named : join(process.env.INIT_CWD || process.cwd(), named),
  };
}

function parse(options) {
  try {
    return parseArgs({ options });
  } catch (error) {
    throw new BackupError(error.message, 'usage');
  }
}

/** Runs `work` with the configured database; what it expects to go wrong is one line and an exit code. */
export async function run(work) {
  const signal = abortOnSignals();
  try {
    // Nobody is signed in here.
    const config = readConfig({ ...process.env, SESSION_SECRET: randomUUID() });
    await withDatabase(config, { signal: signal }, (database) =>
      runUntilAborted(signal, () => work({ config, database })),
    );
  } catch (error) {
    reportError(signal.aborted ? new BackupError('Interrupted.', 'interrupted') : error);
  }
  // What was left where it was may still be waiting for an answer.
  if (signal.aborted) process.exit();
}

/** Of a disk that is full or closed to us, and of a store that is away or refuses us. */
const isSystemError = ({ code = '', name }) => /^E[A-Z]+$/.test(code) || name === 'S3Error';

function reportError(error) {
  const isExpected =
    error instanceof BackupError || error instanceof DomainError || isOutage(error) || isSystemError(error);
  process.stderr.write(`${isExpected ? error.message || error.code : error.stack}\n`);
  process.exitCode = error.exitCode ?? (isExpected ? exitCodes.configuration : 1);
}

/** Aborted when we are asked to stop, so that an embedded database does not outlive us; asked twice means now. */
function abortOnSignals() {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => controller.abort());
  return controller.signal;
}

/** Leaves `work` where it is: what is not committed is not there, and a backup without its manifest is none. */
function runUntilAborted(signal, work) {
  signal.throwIfAborted();
  const stopped = once(signal, 'abort').then(() => signal.throwIfAborted());
  return Promise.race([work(), stopped]);
}
