import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { type Application, withApplication } from '@appliance-index/backend';
import { type Contents, databaseUrl } from '../../backend/test/shared-server.js';
import { cloneDatabase } from '../../backend/test/test-database.js';
import { runProgram } from '../src/program.js';

/** The built program. */
export const main = resolve(import.meta.dirname, '../dist/main.js');

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the program in this process, with a data folder and a database of its own. */
export class Program {
  readonly folder = mkdtempSync(join(tmpdir(), 'cli-'));
  private clone: ReturnType<typeof cloneDatabase> | undefined;

  /** `environment` overrides the defaults; an empty DATABASE_URL stands for the embedded database. */
  constructor(
    private readonly environment: Record<string, string> = {},
    private readonly contents: Contents = 'schema',
  ) {
    chmodSync(this.folder, 0o755); // The embedded database's account needs access, too.
  }

  async environmentOfProcess(): Promise<NodeJS.ProcessEnv> {
    const own = { DATA_DIR: join(this.folder, 'data'), INIT_CWD: this.folder };
    const DATABASE_URL = this.environment.DATABASE_URL ?? (await this.databaseUrl());
    return { ...process.env, ...own, ...this.environment, DATABASE_URL };
  }

  private async databaseUrl(): Promise<string> {
    this.clone ??= cloneDatabase(this.contents);
    return databaseUrl((await this.clone).connection);
  }

  /** Starts a process of its own, for what only a process has: pipes, signals and its end. */
  async start(args: readonly string[], stdio: StdioOptions = 'pipe'): Promise<ChildProcess> {
    const env = await this.environmentOfProcess();
    return spawn(process.execPath, [main, ...args], { env, cwd: this.folder, stdio });
  }

  /** Runs a command to its end, with `input` as stdin. */
  async run(args: readonly string[], input: string | Iterable<string> = ''): Promise<Outcome> {
    const [stdout, stderr] = [new Collector(), new Collector()];
    const host = {
      stdin: Readable.from(input, { objectMode: false }),
      ...{ stdout, stderr },
      env: await this.environmentOfProcess(),
      signal: () => new AbortController().signal,
      exitCode: 0,
    };
    await runProgram(args, host);
    return { code: host.exitCode, stdout: stdout.text, stderr: stderr.text };
  }

  /** Runs with --json and returns the document it prints. */
  async json(args: readonly string[]) {
    return JSON.parse((await this.run([...args, '--json'])).stdout);
  }

  async exportCatalogue(): Promise<string> {
    return (await this.run(['catalogue', 'export'])).stdout;
  }

  /** Writes a file to the program's folder and returns its name. */
  write(name: string, content: string | Uint8Array): string {
    writeFileSync(join(this.folder, name), content);
    return name;
  }

  /** For checks that no command offers. */
  async withDatabase<T>(work: (database: Application['database']) => Promise<T>): Promise<T> {
    const environment = await this.environmentOfProcess();
    return withApplication(environment, ({ database }) => work(database));
  }

  sql(text: string): Promise<unknown> {
    return this.withDatabase((database) => database.query(text));
  }

  /** The e-mails sent so far, oldest first. */
  outbox(): string[] {
    const folder = join(this.folder, 'data', 'outbox');
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  }

  async remove(): Promise<void> {
    await (await this.clone)?.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

class Collector extends Writable {
  text = '';

  override _write(part: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += part; // Parts end between characters: the program writes strings.
    done();
  }
}

export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once('close', done));
}

export async function textOf(stream: Readable | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}
