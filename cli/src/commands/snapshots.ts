import type { ImportedScore } from '@appliance-index/backend';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { jsonOption } from '../options.js';
import { print, printJson, recordRows, table } from '../output.js';
import { run } from '../run.js';

interface Options {
  json?: boolean;
}

export function snapshotsCommand(): Command {
  return new Command('snapshots')
    .description('the imports of scores, as the history they form')
    .addCommand(
      new Command('list').description('all of them, newest first').addOption(jsonOption()).action(list),
    )
    .addCommand(
      new Command('show')
        .description('one, with its scores')
        .argument('<id>')
        .addOption(jsonOption())
        .action(show),
    )
    .addCommand(
      new Command('diff')
        .description('what the second has otherwise than the first')
        .argument('<a>')
        .argument('<b>')
        .addOption(jsonOption())
        .action(diff),
    );
}

function list(options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const records = await application.snapshots.list();
    if (options.json) printJson(records);
    else print(records.length === 0 ? 'No scores were imported yet.' : table(recordRows(records)));
    return exitCodes.done;
  });
}

function show(id: string, options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const record = await application.snapshots.show(id);
    const scores: ImportedScore[] = [];
    for await (const score of application.snapshots.scores(id)) scores.push(score);
    if (options.json) printJson({ ...record, scores });
    else {
      print(table(recordRows([record])));
      print('');
      print(
        table(
          scores.map((score) => [
            `${score.brand} ${score.model}`,
            score.category,
            score.retailer,
            pair(score),
          ]),
        ),
      );
    }
    return exitCodes.done;
  });
}

function diff(first: string, second: string, options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const differences = await application.snapshots.diff(first, second);
    if (options.json) printJson(differences);
    else if (differences.length === 0) print('Both say the same.');
    else {
      const rows = differences.map(({ brand, model, retailer, before, after }) => [
        `${brand} ${model}`,
        retailer,
        `${pair(before)} -> ${pair(after)}`,
      ]);
      print(table(rows));
    }
    return exitCodes.done;
  });
}

function pair(score: { score: number | null; reviewCount: number | null } | null): string {
  return score === null ? '-' : `${score.score ?? '-'} @ ${score.reviewCount ?? '-'}`;
}
