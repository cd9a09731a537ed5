import type { NewsletterRecipient } from '@appliance-index/backend';
import { Command } from 'commander';
import { stringify } from 'csv-stringify/sync';
import { exitCodes } from '../exit-codes.js';
import { type JsonOption, jsonOption } from '../options.js';
import { runStreaming } from '../run.js';
import { jsonDocument, printStream } from '../streams.js';

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
  return runStreaming(options, async ({ application, signal }) => {
    const recipients = application.newsletter.recipients();
    await printStream(options.json ? jsonDocument(recipients) : csvLines(recipients), signal);
    return exitCodes.done;
  });
}

/** Addresses as they are: an apostrophe, which keeps spreadsheets from formulas, would make another mailbox of one. */
async function* csvLines(recipients: AsyncIterable<NewsletterRecipient>): AsyncGenerator<string> {
  yield stringify([['email', 'confirmedAt', 'unsubscribeUrl'] satisfies (keyof NewsletterRecipient)[]]);
  for await (const { email, confirmedAt, unsubscribeUrl } of recipients) {
    yield stringify([[email, confirmedAt.toISOString(), unsubscribeUrl]]);
  }
}
