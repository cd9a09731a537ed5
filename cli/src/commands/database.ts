import type { ImportReport } from '@appliance-index/backend';
import { Command } from 'commander';
import { host } from '../host.js';
import { type JsonOption, jsonOption } from '../options.js';
import { print } from '../output.js';
import { run } from '../run.js';

export function databaseCommand(): Command {
  return new Command('db')
    .description('manage the database schema')
    .addCommand(
      new Command('migrate').description('apply pending migrations').addOption(jsonOption()).action(migrate),
    )
    .addCommand(
      new Command('status')
        .description('show the database, its version and pending migrations')
        .addOption(jsonOption())
        .action(status),
    );
}

function migrate(options: JsonOption): Promise<void> {
  return run({ ...options, allowOldSchema: true }, async ({ application, signal }) => {
    const { catalogue, database } = application;
    const target = database.describe();
    const applied = await database.schema.migrate(reportWaiting, signal);
    const duplicates = applied.length > 0 ? await catalogue.duplicates() : [];
    return {
      document: { target, applied, duplicates },
      lines: [
        `Database  ${target}`,
        ...applied.map((name) => `Applied   ${name}`),
        ...duplicates.map((line) => `Check     ${line}`),
        applied.length === 0 ? 'Up to date; nothing to do.' : 'Up to date.',
      ],
    };
  });
}

function reportWaiting(problem: string): void {
  host().stderr.write(`Waiting for the database: ${problem}\n`);
}

function status(options: JsonOption): Promise<void> {
  return run({ ...options, allowOldSchema: true }, async ({ application: { database } }) => {
    const target = database.describe();
    const serverVersion = await database.schema.serverVersion();
    const pending = await database.schema.pendingMigrations();
    const unknown = await database.schema.unknownMigrations();
    return {
      document: { target, serverVersion, pending, unknown },
      lines: [
        `Database  ${target}`,
        `Server    PostgreSQL ${serverVersion}`,
        pending.length === 0 ? 'Schema    up to date' : `Pending   ${pending.join(', ')}`,
        ...(unknown.length === 0 ? [] : [`Newer     ${unknown.join(', ')} (from a newer release)`]),
      ],
    };
  });
}

/** `seed`: migrates the schema and loads the bundled sample data. */
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
      await database.schema.migrate(reportWaiting, signal);
      const target = database.describe();
      if (!options.json) print(`Database  ${target}`);
      const reports = await seed.run(signal);
      const articleCount = (await Array.fromAsync(articles.all())).length;
      return {
        document: { target, files: reports.map(summary) },
        lines: [...reports.map(fileLine), `${'articles'.padEnd(28)} ${articleCount} in the blog`],
      };
    },
  );
}

function summary({ file, state, counts, importId }: ImportReport) {
  return { name: file.name, state, counts, importId };
}

function fileLine({ file, state, counts }: ImportReport): string {
  return `${file.name.padEnd(28)} ${state}: ${counts.created} new, ${counts.changed} changed`;
}
