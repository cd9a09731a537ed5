import { type ApplianceView } from '@appliance-index/backend';
import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance';
import { Command, Option } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { csvLine } from '../files.js';
import { type ExcelOption, excelOption, limitTo } from '../options.js';
import { runStreaming } from '../run.js';
import { jsonDocument, markedForExcel, printStream } from '../streams.js';
import { importCommand } from './import-command.js';

interface ExportOptions extends ExcelOption {
  format: 'csv' | 'json';
}

export function catalogueCommand(): Command {
  return new Command('catalogue')
    .description('import and export models')
    .addCommand(importCommand('catalogue'))
    .addCommand(
      new Command('export')
        .description('write all models to stdout; a CSV export can be imported again')
        .addOption(limitTo(['csv', 'json'], new Option('--format <format>', 'output format').default('csv')))
        .addOption(excelOption())
        .addHelpText('after', '\nExample:\n  appliance-index catalogue export --excel > models.csv')
        .action(exportCatalogue),
    );
}

function exportCatalogue({ format, excel }: ExportOptions, command: Command): Promise<void> {
  if (excel && format === 'json')
    command.error("error: option '--excel' cannot be used with option '--format json'");
  return runStreaming({}, async ({ application, signal }) => {
    const models = application.catalogue.stream();
    const lines = excel ? markedForExcel(csvLines(models)) : csvLines(models);
    await printStream(format === 'json' ? jsonDocument(models) : lines, signal);
    return exitCodes.done;
  });
}

async function* csvLines(models: AsyncIterable<ApplianceView>): AsyncGenerator<string> {
  const columns = ['id', ...applianceFieldNames] as const;
  yield csvLine(columns);
  for await (const model of models) yield csvLine(columns.map((column) => model[column]));
}
