import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const bin = join(root, 'node_modules', '.bin');

/** The Node that the lockfile names; the machine's own only runs these scripts. */
export const runtimeNode = join(bin, 'node');

/**
 * For the server. Left alone, glibc gives each thread memory of its own, and after the first large pieces keeps
 * large pieces, too; hardly any of it is ever given back.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ || '131072',
};

/** One press of Ctrl+C reaches us from the terminal and again from npm; it counts once. */
const duplicateSignalMs = 400;

/** What a script ends with when somebody else has to mend it; no stack would tell more than the message. */
export class StepFailed extends Error {
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Starts a program in the root, with the project's own programs first on the PATH. */
export function start(command, args, { cwd = root, env, ...options }) {
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  return spawn(command, args, { cwd, env: { ...process.env, PATH: path, ...env }, ...options });
}

/**
 * Runs a program to its end.
 * @param {{ cwd?: string, env?: object, toStderr?: boolean, quiet?: boolean }} [options] toStderr keeps stdout for a caller's data
 * @throws {StepFailed}
 */
export async function run(command, args, { cwd, env, toStderr = false, quiet = false } = {}) {
  const stdio = quiet ? 'ignore' : ['ignore', toStderr ? 2 : 'inherit', 'inherit'];
  const exitCode = await exitOf(start(command, args, { cwd, env, stdio }));
  if (exitCode === 0) return;
  throw new StepFailed(`${command} ${args.join(' ')} ended with ${exitCode}.`, exitCode);
}

/**
 * Puts a program in our place: signals reach it once each, and its exit code becomes ours.
 * A program that reads the terminal stays in our process group, where Ctrl+C reaches it without us.
 * @param {{ cwd?: string, env?: object, interactive?: boolean }} [options]
 */
export async function runForeground(command, args, { cwd, env, interactive = false } = {}) {
  const terminalSendsSigint = interactive && Boolean(process.stdin.isTTY);
  const child = start(command, args, { cwd, env, stdio: 'inherit', detached: !interactive });
  const last = new Map();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const isDuplicate = Date.now() - (last.get(signal) ?? 0) < duplicateSignalMs;
      last.set(signal, Date.now());
      if (isDuplicate || (terminalSendsSigint && signal === 'SIGINT')) return;
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  process.exitCode = await exitOf(child);
}

/** @returns {Promise<number>} 128 and the signal's number for a program that a signal ended, as shells have it */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Runs a script's body; a failed step ends it with the step's exit code, anything else with 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${error instanceof StepFailed ? error.message : error.stack}\n`);
    process.exitCode = error.exitCode ?? 1;
  }
}
