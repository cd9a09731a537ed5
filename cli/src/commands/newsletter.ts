import type { Reader } from '@appliance-index/backend';
import { Command } from 'commander';
import { stringify } from 'csv-stringify/sync';
import { exitCodes } from '../exit-codes.js';
import { type JsonOption, jsonOption } from '../options.js';
import { printJson } from '../output.js';
import { runStreaming } from '../run.js';

export function newsletterCommand(): Command {
  return new Command('newsletter')
    .description('who gets the newsletter')
    .addCommand(
      new Command('export')
        .description('writes the confirmed addresses as CSV to stdout, each with its own link to unsubscribe')
        .addOption(jsonOption())
        .addHelpText('after', '\nExample:\n  appliance-index newsletter export > readers.csv')
        .action(exportReaders),
    );
}

function exportReaders(options: JsonOption): Promise<void> {
  return runStreaming(options, async ({ application }) => {
    const readers = await application.newsletter.readers();
    if (options.json) printJson(readers);
    else process.stdout.write(csv(readers));
    return exitCodes.done;
  });
}

/** Addresses as they are: an apostrophe, which keeps spreadsheets from formulas, would make another mailbox of one. */
function csv(readers: readonly Reader[]): string {
  const columns = ['email', 'confirmedAt', 'unsubscribeUrl'] satisfies (keyof Reader)[];
  return stringify([...readers], { header: true, columns, cast: { date: (at) => at.toISOString() } });
}
