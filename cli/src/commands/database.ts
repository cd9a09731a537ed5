import type { ImportReport } from '@appliance-index/backend';
import { Command } from 'commander';
import { type JsonOption, jsonOption } from '../options.js';
import { print } from '../output.js';
import { run } from '../run.js';

export function databaseCommand(): Command {
  return new Command('db')
    .description('the database and its schema')
    .addCommand(
      new Command('migrate')
        .description('bring the schema up to date')
        .addOption(jsonOption())
        .action(migrate),
    )
    .addCommand(
      new Command('status')
        .description('where it is and what is pending')
        .addOption(jsonOption())
        .action(status),
    );
}

function migrate(options: JsonOption): Promise<void> {
  return run({ ...options, allowOldSchema: true }, async ({ application: { database } }) => {
    const target = database.describe();
    const applied = await database.migrate(reportWaiting);
    return {
      document: { target, applied },
      lines: [
        `Database  ${target}`,
        ...applied.map((name) => `Applied   ${name}`),
        applied.length === 0 ? 'Up to date; nothing to do.' : 'Up to date.',
      ],
    };
  });
}

function reportWaiting(problem: string): void {
  process.stderr.write(`Waiting for the database: ${problem}\n`);
}

function status(options: JsonOption): Promise<void> {
  return run({ ...options, allowOldSchema: true }, async ({ application: { database } }) => {
    const target = database.describe();
    const serverVersion = await database.serverVersion();
    const pending = await database.pendingMigrations();
    const unknown = await database.unknownMigrations();
    return {
      document: { target, serverVersion, pending, unknown },
      lines: [
        `Database  ${target}`,
        `Server    PostgreSQL ${serverVersion}`,
        pending.length === 0 ? 'Schema    up to date' : `Pending   ${pending.join(', ')}`,
        ...(unknown.length === 0 ? [] : [`Newer     ${unknown.join(', ')}, of another release`]),
      ],
    };
  });
}

/** `seed`: the schema and the shipped sample. */
export function seedCommand(): Command {
  return new Command('seed')
    .description('load the sample catalogue with its monthly scores, and the sample articles')
    .addOption(jsonOption())
    .action(seed);
}

function seed(options: JsonOption): Promise<void> {
  return run(
    { ...options, allowOldSchema: true },
    async ({ application: { articles, database, seed }, signal }) => {
      await database.migrate(reportWaiting);
      const target = database.describe();
      if (!options.json) print(`Database  ${target}`);
      const reports = await seed.run(signal);
      const inBlog = (await Array.fromAsync(articles.all())).length;
      return {
        document: { target, files: reports.map(brief) },
        lines: [...reports.map(fileLine), `${'articles'.padEnd(28)} ${inBlog} in the blog`],
      };
    },
  );
}

function brief({ file, state, counts, importId }: ImportReport) {
  return { name: file.name, state, counts, importId };
}

function fileLine({ file, state, counts }: ImportReport): string {
  return `${file.name.padEnd(28)} ${state}: ${counts.created} new, ${counts.changed} changed`;
}
