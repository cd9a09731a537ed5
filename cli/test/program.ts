import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { type Application, withApplication } from '@appliance-index/backend';

/** The built program. */
export const main = resolve(import.meta.dirname, '../dist/main.js');

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the program with its own temporary data folder. */
export class Program {
  readonly folder = mkdtempSync(join(tmpdir(), 'cli-'));

  /** `environment` overrides the defaults. */
  constructor(private readonly environment: Record<string, string> = {}) {
    chmodSync(this.folder, 0o755); // The database's account needs access, too.
  }

  start(args: readonly string[], stdio: StdioOptions = 'pipe'): ChildProcess {
    const env = {
      ...process.env,
      DATA_DIR: join(this.folder, 'data'),
      INIT_CWD: this.folder,
      DATABASE_URL: '',
      ...this.environment,
    };
    return spawn(process.execPath, [main, ...args], { env, cwd: this.folder, stdio });
  }

  /** Runs the program to its end, with `input` as stdin. */
  async run(args: readonly string[], input: string | Iterable<string> = ''): Promise<Outcome> {
    const child = this.start(args);
    if (child.stdin) {
      child.stdin.on('error', () => undefined); // It may exit before it has read everything.
      Readable.from(input, { objectMode: false }).pipe(child.stdin);
    }
    const [stdout, stderr, code] = await Promise.all([
      textOf(child.stdout),
      textOf(child.stderr),
      exitOf(child),
    ]);
    return { code, stdout, stderr };
  }

  /** Runs with --json and returns the document it prints. */
  async json(args: readonly string[]) {
    return JSON.parse((await this.run([...args, '--json'])).stdout);
  }

  async exportCatalogue(): Promise<string> {
    return (await this.run(['catalogue', 'export'])).stdout;
  }

  /** Writes a file to the program's folder and returns its name. */
  write(name: string, text: string): string {
    writeFileSync(join(this.folder, name), text);
    return name;
  }

  /** For checks that no command offers. */
  withDatabase<T>(work: (database: Application['database']) => Promise<T>): Promise<T> {
    const environment = { ...this.environment, DATA_DIR: join(this.folder, 'data') };
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

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
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
