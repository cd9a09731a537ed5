import type { Reader } from '@appliance-index/backend';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { csvLine } from '../files.js';
import { type JsonOption, jsonOption } from '../options.js';
import { printJson } from '../output.js';
import { runStreaming } from '../run.js';

export function newsletterCommand(): Command {
  return new Command('newsletter')
    .description('who gets the newsletter')
    .addCommand(
      new Command('export')
        .description(
          'writes the confirmed addresses as CSV to stdout, each with the link that ends its letters',
        )
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

function csv(readers: readonly Reader[]): string {
  const rows = readers.map(({ email, confirmedAt, unsubscribeUrl }) =>
    csvLine([email, confirmedAt.toISOString(), unsubscribeUrl]),
  );
  return [csvLine(['email', 'confirmedAt', 'unsubscribeUrl']), ...rows].join('');
}
