import { pluralize } from '@appliance-index/domain/formats';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { rollbackLines } from '../import-output.js';
import { type JsonOption, jsonOption } from '../options.js';
import { table } from '../output.js';
import { run } from '../run.js';
import { importCommand } from './import-command.js';

interface RollbackOptions extends JsonOption {
  apply?: boolean;
}

export function scoresCommand(): Command {
  return new Command('scores')
    .description('import and roll back monthly scores')
    .addCommand(importCommand('scores'))
    .addCommand(
      new Command('status')
        .description('show the newest month of each retailer')
        .addOption(jsonOption())
        .action(status),
    )
    .addCommand(
      new Command('rollback')
        .description('plan or apply the rollback of an import of scores')
        .argument('<import>', 'the id from "snapshots list"')
        .option('--apply', 'apply the plan')
        .addOption(jsonOption())
        .addHelpText('after', '\nExample:\n  appliance-index scores rollback 9 --apply')
        .action(rollback),
    );
}

function status(options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const retailers = await application.importHistory.status();
    const rows = retailers.map(({ name, month, import: newest }) => [
      name,
      month ?? 'no scores yet',
      newest
        ? `import ${newest.id}, ${pluralize(newest.counts.rows, 'row')}, ${newest.appliedAt.slice(0, 10)}, ${newest.actor}`
        : '',
    ]);
    return { document: retailers, lines: table([['RETAILER', 'MONTH', 'FROM'], ...rows]) };
  });
}

function rollback(id: string, { apply = false, ...options }: RollbackOptions): Promise<void> {
  return run(options, async ({ application, signal }) => {
    const report = await application.importHistory.rollback(id, { apply, actor: actor() }, signal);
    return { document: report, lines: rollbackLines(report) };
  });
}
