import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { type JsonOption, jsonOption } from '../options.js';
import { paint } from '../output.js';
import { run } from '../run.js';

interface Options extends JsonOption {
  apply?: boolean;
  acceptAll?: boolean;
}

const listed = 20;

export function mediaCommand(): Command {
  return new Command('media')
    .description('photos and videos')
    .addCommand(
      new Command('reconcile')
        .description('finds stored files without an entry and entries without a file')
        .option('--apply', 'remove the former and take out the latter')
        .option('--accept-all', 'also when suspiciously much would go')
        .addOption(jsonOption())
        .addHelpText('after', '\nExample: appliance-index media reconcile --apply')
        .action(reconcile),
    );
}

function reconcile({ apply = false, acceptAll = false, ...options }: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const report = await application.media.reconcile({ apply, acceptAll });
    const { orphans, missing, isSuspicious, isApplied } = report;
    const target = application.database.describe();
    return {
      document: { target, ...report },
      lines: [
        `Database  ${paint('bold', target)}`,
        `Files     ${orphans.length} without an entry`,
        ...orphans.slice(0, listed).map((key) => `  ${key}`),
        `Entries   ${missing.length} without a file`,
        ...missing.slice(0, listed).map(({ label, applianceId }) => `  ${label} (model ${applianceId})`),
        '',
        verdict(orphans.length + missing.length, isApplied, isSuspicious),
      ],
      exitCode: apply && !isApplied ? exitCodes.guarded : exitCodes.done,
    };
  });
}

function verdict(found: number, isApplied: boolean, isSuspicious: boolean): string {
  if (found === 0) return 'Everything is in its place; nothing to do.';
  if (isApplied) return paint('green', 'Settled.');
  if (!isSuspicious) return 'Nothing was changed. Add --apply to settle it.';
  return 'Nothing was changed: so much looks like the wrong store or database. If it is right, add --apply --accept-all.';
}
