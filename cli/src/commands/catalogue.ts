import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ApplianceView, applianceFieldNames } from '@appliance-index/backend';
import { Command, Option } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { csvLine } from '../files.js';
import { run } from '../run.js';
import { importCommand } from './import-command.js';

export function catalogueCommand(): Command {
  return new Command('catalogue')
    .description('the models themselves')
    .addCommand(importCommand('catalogue'))
    .addCommand(
      new Command('export')
        .description('write every model to stdout, in a form that can be imported again')
        .addOption(new Option('--format <format>', 'the form').choices(['csv', 'json']).default('csv'))
        .addHelpText('after', '\nExample:\n  appliance-index catalogue export > models.csv')
        .action(exportCatalogue),
    );
}

function exportCatalogue({ format }: { format: string }): Promise<void> {
  return run({}, async ({ application }) => {
    const models = await application.catalogue.all();
    const lines = format === 'json' ? jsonLines(models) : csvLines(models);
    await pipeline(Readable.from(lines), process.stdout, { end: false }).catch(ignoreClosedPipe);
    return exitCodes.done;
  });
}

/** `| head` has read enough. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

function* csvLines(models: readonly ApplianceView[]): Generator<string> {
  const columns = ['id', ...applianceFieldNames] as const;
  yield csvLine(columns);
  for (const model of models) yield csvLine(columns.map((column) => model[column]));
}

function* jsonLines(models: readonly ApplianceView[]): Generator<string> {
  yield '[';
  for (const [index, model] of models.entries())
    yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(model)}`;
  yield '\n]\n';
}
