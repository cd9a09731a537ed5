import { type Application, withApplication } from '@appliance-index/backend';
import { DomainError } from '@appliance-index/domain/errors';
import type { CommanderError } from 'commander';
import { type ExitCode, exitCodeOf, exitCodes, interruptedError } from './exit-codes.js';
import { host } from './host.js';
import type { JsonOption } from './options.js';
import { type Output, paint, printJson, printOutput, printWarning, sanitizeControls } from './output.js';

interface RunOptions extends JsonOption {
  /** Also run with pending migrations. */
  allowOldSchema?: boolean;
}

export interface CommandContext {
  application: Application;
  /** Aborted by Ctrl+C and termination signals. */
  signal: AbortSignal;
}

export interface CommandResult extends Output {
  /** Defaults to `done`. */
  exitCode?: ExitCode;
}

/** Runs `work` with the application, prints its result and sets the exit code. */
export function run(
  options: RunOptions,
  work: (context: CommandContext) => Promise<CommandResult>,
): Promise<void> {
  return runStreaming(options, async (context) => {
    const { exitCode = exitCodes.done, ...answer } = await work(context);
    printOutput(answer, options);
    return exitCode;
  });
}

/** Like `run`, for work that prints its own output. With --json, errors are also printed to stdout as one document. */
export async function runStreaming(
  options: RunOptions,
  work: (context: CommandContext) => Promise<ExitCode>,
): Promise<void> {
  const signal = host().signal();
  try {
    host().exitCode = await withApplication(
      host().env,
      async (application) => {
        if (!options.allowOldSchema) await requireCurrentSchema(application);
        signal.throwIfAborted();
        return work({ application, signal });
      },
      { signal },
    );
  } catch (error) {
    reportError(signal.aborted ? interruptedError() : error, options);
    // An open pipe on stdin would keep the process alive.
    host().stdin.destroy();
  }
}

/** Warns of a newer schema, on which a command may fail in ways that say nothing of it. */
async function requireCurrentSchema({ database }: Application): Promise<void> {
  if ((await database.schema.pendingMigrations()).length === 0) {
    const warning = await database.schema.newerReleaseWarning();
    if (warning !== null) printWarning(warning);
    return;
  }
  throw new DomainError(
    'invalid',
    'migrations',
    `The schema of ${database.describe()} is out of date, or the database is new. Run "db migrate" first.`,
  );
}

/** What to type next when something was not found, by the error's code. */
const hints: Readonly<Record<string, string>> = {
  alias: ' Use "aliases list" to see the decisions.',
  article: ' Use "articles list" to see those that do.',
  snapshot: ' Use "snapshots list" to see the imports of scores.',
  technician: ' Use "techs list" to see those who have one.',
};

/** Prints the error (a bug with its stack trace) and sets the exit code. */
export function reportError(error: unknown, { json }: JsonOption): void {
  host().exitCode = exitCodeOf(error);
  const { stack } = error as Error;
  const isExpected = error instanceof DomainError;
  const hint = isExpected && error.kind === 'not-found' ? hints[error.code] : undefined;
  const message = (error as Error).message + (hint ?? '');
  host().stderr.write(`${sanitizeControls(paint('red', isExpected ? message : (stack ?? message)))}\n`);
  if (!json) return;
  const { kind, code, issues } = isExpected ? error : { kind: 'unexpected', code: 'unexpected', issues: [] };
  const { proposal, choices } = isExpected ? error.details : {};
  printJson({
    error: { kind, code, message, issues, ...(choices && { choices }) },
    ...(proposal && { proposal }),
  });
}

/** The JSON document for wrong usage; commander has already printed the message to stderr. */
export function printUsageError({ code, message }: CommanderError): void {
  const isHelp = code === 'commander.help';
  const text = isHelp ? 'A command is missing.' : message.replace(/^error: /, '');
  printJson({ error: { kind: 'invalid', code: 'usage', message: text, issues: [] } });
}
