import type { NewsletterRecipient } from '@appliance-index/backend';
import { Command } from 'commander';
import { stringify } from 'csv-stringify/sync';
import { exitCodes } from '../exit-codes.js';
import { type ExcelOption, excelOption, type JsonOption, jsonOption } from '../options.js';
import { runStreaming } from '../run.js';
import { warnOfLocalLinks } from '../site-links.js';
import { jsonDocument, markedForExcel, printStream } from '../streams.js';

export function newsletterCommand(): Command {
  return new Command('newsletter')
    .description('manage newsletter subscribers')
    .addCommand(
      new Command('export')
        .description('write the confirmed subscribers to stdout as CSV, with personal unsubscribe links')
        .addOption(jsonOption())
        .addOption(excelOption().conflicts('json'))
        .addHelpText('after', '\nExample:\n  appliance-index newsletter export --excel > readers.csv')
        .action(exportRecipients),
    );
}

function exportRecipients(options: JsonOption & ExcelOption): Promise<void> {
  return runStreaming(options, async ({ application, signal }) => {
    const recipients = application.newsletter.recipients();
    const lines = options.excel ? markedForExcel(csvLines(recipients)) : csvLines(recipients);
    await printStream(options.json ? jsonDocument(recipients) : lines, signal);
    warnOfLocalLinks();
    return exitCodes.done;
  });
}

/** Not escaped against spreadsheet formulas: a leading apostrophe would change the address. */
async function* csvLines(recipients: AsyncIterable<NewsletterRecipient>): AsyncGenerator<string> {
  yield stringify([['email', 'confirmedAt', 'unsubscribeUrl'] satisfies (keyof NewsletterRecipient)[]]);
  for await (const { email, confirmedAt, unsubscribeUrl } of recipients) {
    yield stringify([[email, confirmedAt.toISOString(), unsubscribeUrl]]);
  }
}
