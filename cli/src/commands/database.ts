import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { print } from '../output.js';
import { run } from '../run.js';

export function databaseCommand(): Command {
  return new Command('db')
    .description('the database and its schema')
    .addCommand(new Command('migrate').description('bring the schema up to date').action(migrate))
    .addCommand(new Command('status').description('where it is and what is pending').action(status));
}

function migrate(): Promise<void> {
  return run({ anySchema: true }, async ({ application: { database } }) => {
    const applied = await database.migrate();
    print([`Database  ${database.describe()}`, ...applied.map((name) => `Applied   ${name}`)]);
    print(applied.length === 0 ? 'Up to date; nothing to do.' : 'Up to date.');
    return exitCodes.done;
  });
}

function status(): Promise<void> {
  return run({ anySchema: true }, async ({ application: { database } }) => {
    const pending = await database.pendingMigrations();
    print([`Database  ${database.describe()}`, `Server    PostgreSQL ${await database.serverVersion()}`]);
    print(pending.length === 0 ? 'Schema    up to date' : `Pending   ${pending.join(', ')}`);
    return exitCodes.done;
  });
}

/** `seed`: the schema and the shipped sample. */
export function seedCommand(): Command {
  return new Command('seed').description('load the sample catalogue with its monthly scores').action(() =>
    run({ anySchema: true }, async ({ application: { database, seed }, signal }) => {
      await database.migrate();
      print(`Database  ${database.describe()}`);
      for (const { file, state, counts } of await seed.run(signal)) {
        print(`${file.name.padEnd(28)} ${state}: ${counts.created} new, ${counts.changed} changed`);
      }
      return exitCodes.done;
    }),
  );
}
