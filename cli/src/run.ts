import { type Application, DomainError, withApplication } from '@appliance-index/backend';
import type { CommanderError } from 'commander';
import { type ExitCode, exitCodeOf, exitCodes, interrupted } from './exit-codes.js';
import type { JsonOption } from './options.js';
import { type Output, paint, printJson, printOutput, sanitizeControls } from './output.js';

interface RunOptions extends JsonOption {
  /** Works on a schema that is not up to date. */
  allowOldSchema?: boolean;
}

/** What a command works with. */
export interface CommandContext {
  application: Application;
  /** Aborted when we are asked to stop. */
  signal: AbortSignal;
}

/** What a command's work has come to. */
export interface CommandResult extends Output {
  /** Done, unless it says otherwise. */
  exitCode?: ExitCode;
}

/** Runs a command's work with the application, prints its result, and turns what happens into an exit code. */
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

/** The same for work that prints while it goes on. Errors go to stdout as one document, too, with --json. */
export async function runStreaming(
  options: RunOptions,
  work: (context: CommandContext) => Promise<ExitCode>,
): Promise<void> {
  const signal = abortOnSignals();
  try {
    process.exitCode = await withApplication(
      process.env,
      async (application) => {
        if (!options.allowOldSchema) await requireCurrentSchema(application);
        signal.throwIfAborted();
        return work({ application, signal });
      },
      { signal },
    );
  } catch (error) {
    reportError(signal.aborted ? interrupted() : error, options);
    // A pipe into us may stay open; we are done with it.
    process.stdin.destroy();
  }
}

/**
 * Aborted when we are asked to stop, so that an embedded database does not outlive us. A second Ctrl+C does not wait for
 * that; of the others several may come at once, from a terminal that is closed.
 */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  process.once('SIGINT', () => {
    controller.abort();
    process.once('SIGINT', () => process.exit(exitCodes.interrupted));
  });
  return controller.signal;
}

async function requireCurrentSchema({ database }: Application): Promise<void> {
  if ((await database.pendingMigrations()).length === 0) return;
  throw new DomainError('invalid', 'migrations', 'The database is not up to date. Run "db migrate" first.');
}

/** Says what went wrong, a bug also where, and has the program end as that asks for. */
export function reportError(error: unknown, { json }: JsonOption): void {
  process.exitCode = exitCodeOf(error);
  const { message, stack } = error as Error;
  const isExpected = error instanceof DomainError;
  process.stderr.write(`${sanitizeControls(paint('red', isExpected ? message : (stack ?? message)))}\n`);
  if (!json) return;
  const { kind, code, issues } = isExpected ? error : { kind: 'unexpected', code: 'unexpected', issues: [] };
  printJson({ error: { kind, code, message, issues } });
}

/** The document for a command line that says too little or too much; commander has told people already. */
export function printUsageError({ code, message }: CommanderError): void {
  const isHelp = code === 'commander.help';
  const text = isHelp ? 'A command is missing.' : message.replace(/^error: /, '');
  printJson({ error: { kind: 'invalid', code: 'usage', message: text, issues: [] } });
}
