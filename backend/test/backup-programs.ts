import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

type Script = 'dump' | 'load';
type Environment = Record<string, string>;

export interface Outcome {
  code: number | null;
  stderr: string;
}

const fileOf = (script: Script) => resolve(import.meta.dirname, `../../scripts/backup/${script}.mjs`);

const environmentOf = (environment: Environment) => ({
  ...process.env,
  ...{ DATABASE_URL: '', S3_ENDPOINT: '', NODE_ENV: 'test' },
  ...environment,
});

/** Runs a backup or a restore in this process, which is much quicker than one of its own. */
export async function run(script: Script, args: string[], environment: Environment): Promise<Outcome> {
  // By its address, so that Node itself loads the program, as it was built.
  const { [script]: main } = await import(pathToFileURL(fileOf(script)).href);
  let stderr = '';
  const program = Object.assign(new EventEmitter(), {
    argv: [process.execPath, fileOf(script), ...args],
    env: environmentOf(environment),
    stdout: writable(() => undefined),
    stderr: writable((text) => {
      stderr += text;
    }),
    exitCode: 0,
  });
  await main(program);
  program.emit('exit');
  return { code: program.exitCode, stderr };
}

function writable(take: (text: Buffer) => void): Writable {
  return new Writable({
    write(text, _, done) {
      take(text);
      done();
    },
  });
}

/** Starts a process of its own, for what only a process has: its limits, signals and end. */
export function start(script: Script, args: string[], environment: Environment, shell = ''): ChildProcess {
  return spawn('sh', ['-c', `${shell} exec "$0" "$@"`, process.execPath, fileOf(script), ...args], {
    env: environmentOf(environment),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

export async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}
