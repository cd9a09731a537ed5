import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { jsonOption } from '../options.js';
import { paint, print, printJson } from '../output.js';
import { run } from '../run.js';

interface Options {
  apply?: boolean;
  json?: boolean;
}

const listed = 20;

export function mediaCommand(): Command {
  return new Command('media')
    .description('photos and films')
    .addCommand(
      new Command('reconcile')
        .description('finds stored files without an entry and entries without a file')
        .option('--apply', 'remove the former and take out the latter')
        .addOption(jsonOption())
        .addHelpText('after', '\nExample: appliance-index media reconcile --apply')
        .action(reconcile),
    );
}

function reconcile({ apply = false, json }: Options): Promise<void> {
  return run({ json }, async ({ application }) => {
    const report = await application.media.reconcile({ apply });
    if (json) {
      printJson({ target: application.database.describe(), ...report });
      return exitCodes.done;
    }
    const { orphans, missing } = report;
    print([
      `Database  ${paint('bold', application.database.describe())}`,
      `Files     ${orphans.length} without an entry`,
      ...orphans.slice(0, listed).map((key) => `  ${key}`),
      `Entries   ${missing.length} without a file`,
      ...missing.slice(0, listed).map(({ label, applianceId }) => `  ${label} (model ${applianceId})`),
      '',
      verdict(orphans.length + missing.length, apply),
    ]);
    return exitCodes.done;
  });
}

function verdict(found: number, isApplied: boolean): string {
  if (found === 0) return 'Everything is in its place; nothing to do.';
  return isApplied ? paint('green', 'Settled.') : 'Nothing was changed. Add --apply to settle it.';
}
