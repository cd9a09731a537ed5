import { once } from 'node:events';
import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isOutage } from '../../backend/dist/adapters/postgres/database-errors.js';
import { readToolConfig } from '../../backend/dist/process/config.js';
import { withDatabase } from '../../backend/dist/process/with-database.js';
import { DomainError } from '../../domain/dist/errors.js';

const exitCodes = {
  done: 0,
  unexpected: 1,
  usage: 2,
  rejected: 3,
  configuration: 4,
  conflict: 5,
  interrupted: 130,
};

/** A backup or restore failed for a reason that the operator can fix. */
export class BackupError extends Error {
  constructor(message, kind) {
    super(message);
    this.exitCode = exitCodes[kind];
  }
}

/** Parses the options and resolves that of the folder relative to where npm was called, as `folder`. */
function readOptions({ argv, env }, { options, folderOption, usage }) {
  const { values } = parse(argv.slice(2), options, usage);
  const path = values[folderOption];
  if (!path) throw new BackupError(`Name the folder: ${usage}`, 'usage');
  return {
    ...values,
    folder: isAbsolute(path) ? path : join(env.INIT_CWD || process.cwd(), path),
  };
}

function parse(args, options, usage) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    const [problem] = error.message.split(/\.\s/);
    throw new BackupError(`${problem}. Usage: ${usage}`, 'usage');
  }
}

/**
 * Runs `work` with the configured database. Expected errors are printed in one line and set the exit code.
 * @param {Pick<NodeJS.Process, 'argv' | 'env' | 'stdout' | 'stderr' | 'exitCode' | 'exit' | 'on' | 'once' | 'off'>} program
 *   this process, or what a spec puts in its place
 * @param {{ options: object, folderOption: string, usage: string }} command what `program` takes; `work` gets what it was given
 * @param {() => string} leftBehind what an interruption leaves behind
 */
export async function run(program, command, work, leftBehind) {
  // A closed pipe or a full disk must not end it before the embedded database is stopped.
  for (const stream of [program.stdout, program.stderr]) stream.on('error', () => undefined);
  const signal = abortOnSignals(program);
  program.exitCode = exitCodes.unexpected; // Also if nothing is left to wait for before the work is done.
  try {
    const given = readOptions(program, command);
    const config = readToolConfig(program.env);
    await withDatabase(config, { signal }, (database) =>
      runUntilAborted(signal, () => work({ config, database, ...given })),
    );
    program.exitCode = exitCodes.done;
  } catch (error) {
    const interrupted = () => new BackupError(`Interrupted. ${leftBehind()}`, 'interrupted');
    reportError(program, signal.aborted ? interrupted() : error);
  }
  // The abandoned work may still be waiting for I/O.
  if (signal.aborted) program.exit();
}

/** Errors of the database, of the file system (full, no access) and of the media store, some of which have only a message. */
const isFault = (error) =>
  isOutage(error) ||
  /^E[A-Z]+$/.test(error.code ?? '') ||
  ['S3Error', 'InvalidXMLError'].includes(error.name) ||
  /^Request failed after \d+ retries/.test(error.message);

/** For `catch`: a fault says only what broke, so this adds what has failed because of it. */
export function failing(what) {
  return (error) => {
    if (!isFault(error)) throw error;
    throw new BackupError(`${what}: ${error.message || error.code}`, 'configuration');
  };
}

function reportError(program, error) {
  const isExpected = error instanceof BackupError || error instanceof DomainError || isFault(error);
  program.stderr.write(`${isExpected ? error.message || error.code : error.stack}\n`);
  program.exitCode = error.exitCode ?? (isExpected ? exitCodes.configuration : exitCodes.unexpected);
}

/** Aborted by a first signal, so that the embedded database is stopped; a second signal of a kind exits at once. */
function abortOnSignals(program) {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) program.once(signal, () => controller.abort());
  program.on('SIGHUP', () => controller.abort());
  return controller.signal;
}

/** Abandons `work` on abort: uncommitted changes are rolled back, and an incomplete backup is removed at exit. */
function runUntilAborted(signal, work) {
  signal.throwIfAborted();
  const stopped = once(signal, 'abort').then(() => signal.throwIfAborted());
  return Promise.race([work(), stopped]);
}
