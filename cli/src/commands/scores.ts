import { Command } from 'commander';
import { actor } from '../actor.js';
import { exitCodes } from '../exit-codes.js';
import { jsonOption } from '../options.js';
import { print, printJson, rollbackLines, table } from '../output.js';
import { run } from '../run.js';
import { importCommand } from './import-command.js';

interface Options {
  apply?: boolean;
  json?: boolean;
}

export function scoresCommand(): Command {
  return new Command('scores')
    .description("the retailers' monthly scores")
    .addCommand(importCommand('scores'))
    .addCommand(
      new Command('status')
        .description("each retailer's newest month")
        .addOption(jsonOption())
        .action(status),
    )
    .addCommand(
      new Command('rollback')
        .description('plan or apply taking an import of scores back')
        .argument('<snapshot>', 'the number that "snapshots list" shows')
        .option('--apply', 'write the plan')
        .addOption(jsonOption())
        .addHelpText('after', '\nExample:\n  appliance-index scores rollback 9 --apply')
        .action(rollback),
    );
}

function status(options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const retailers = await application.snapshots.status();
    if (options.json) printJson(retailers);
    else {
      const rows = retailers.map(({ name, month, import: newest }) => [
        name,
        month ?? 'no scores yet',
        newest
          ? `import ${newest.id}, ${newest.counts.rows} rows, ${newest.appliedAt.slice(0, 10)}, ${newest.actor}`
          : '',
      ]);
      print(table([['RETAILER', 'MONTH', 'FROM'], ...rows]));
    }
    return exitCodes.done;
  });
}

function rollback(id: string, options: Options): Promise<void> {
  return run(options, async ({ application, signal }) => {
    const report = await application.snapshots.rollback(
      id,
      { apply: options.apply ?? false, actor: actor() },
      signal,
    );
    if (options.json) printJson(report);
    else print(rollbackLines(report));
    return exitCodes.done;
  });
}
