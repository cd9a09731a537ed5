import type { ImportReport } from '@appliance-index/backend';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { jsonOption } from '../options.js';
import { print, printJson } from '../output.js';
import { run } from '../run.js';

interface Options {
  json?: boolean;
}

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

function migrate({ json }: Options): Promise<void> {
  return run({ json, anySchema: true }, async ({ application: { database } }) => {
    const target = database.describe();
    const applied = await database.migrate();
    if (json) printJson({ target, applied });
    else {
      print([`Database  ${target}`, ...applied.map((name) => `Applied   ${name}`)]);
      print(applied.length === 0 ? 'Up to date; nothing to do.' : 'Up to date.');
    }
    return exitCodes.done;
  });
}

function status({ json }: Options): Promise<void> {
  return run({ json, anySchema: true }, async ({ application: { database } }) => {
    const target = database.describe();
    const serverVersion = await database.serverVersion();
    const pending = await database.pendingMigrations();
    if (json) printJson({ target, serverVersion, pending });
    else {
      print([`Database  ${target}`, `Server    PostgreSQL ${serverVersion}`]);
      print(pending.length === 0 ? 'Schema    up to date' : `Pending   ${pending.join(', ')}`);
    }
    return exitCodes.done;
  });
}

/** `seed`: the schema and the shipped sample. */
export function seedCommand(): Command {
  return new Command('seed')
    .description('load the sample catalogue with its monthly scores, and the sample articles')
    .addOption(jsonOption())
    .action(seed);
}

function seed({ json }: Options): Promise<void> {
  return run({ json, anySchema: true }, async ({ application: { articles, database, seed }, signal }) => {
    await database.migrate();
    const target = database.describe();
    if (!json) print(`Database  ${target}`);
    const reports = await seed.run(signal);
    if (json) printJson({ target, files: reports.map(brief) });
    else
      print([
        ...reports.map(fileLine),
        `${'articles'.padEnd(28)} ${(await Array.fromAsync(articles.all())).length} in the blog`,
      ]);
    return exitCodes.done;
  });
}

function brief({ file, state, counts, importId }: ImportReport) {
  return { name: file.name, state, counts, importId };
}

function fileLine({ file, state, counts }: ImportReport): string {
  return `${file.name.padEnd(28)} ${state}: ${counts.created} new, ${counts.changed} changed`;
}
