import { DomainError, reasonOf } from '@appliance-index/domain/errors';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { exitCodes } from '../exit-codes.js';
import { type JsonOption, jsonOption } from '../options.js';
import { paint } from '../output.js';
import { run } from '../run.js';

interface Options extends JsonOption {
  apply?: boolean;
  acceptAll?: boolean;
}

const maxListed = 20;

export function mediaCommand(): Command {
  return new Command('media').description('maintain stored photos and videos').addCommand(
    new Command('reconcile')
      .description('find stored files without an entry, and entries without a file')
      .option('--apply', 'delete both')
      .option('--accept-all', 'delete even a suspiciously large number')
      .addOption(jsonOption())
      .addHelpText(
        'after',
        '\nLeaves out files of the last two hours, whose upload may not be finished.' +
          '\n\nExample:\n  appliance-index media reconcile --apply',
      )
      .action(reconcile),
  );
}

function reconcile({ apply = false, acceptAll = false, ...options }: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const { database, media } = application;
    const [target, store] = [database.describe(), media.store.describe()];
    const report = await media.reconcile({ apply, acceptAll, actor: actor() }).catch((error) => {
      throw storeFailure(error, store);
    });
    const { orphans, missing, isSuspicious, isApplied } = report;
    return {
      document: { target, store, ...report },
      lines: [
        `Database  ${paint('bold', target)}`,
        `Store     ${paint('bold', store)}`,
        `Files     ${orphans.length} without an entry`,
        ...orphans.slice(0, maxListed).map((key) => `  ${key}`),
        `Entries   ${missing.length} without a file`,
        ...missing
          .slice(0, maxListed)
          .map(
            ({ label, applianceId }) =>
              `  ${label} (${applianceId === null ? 'article' : `model ${applianceId}`})`,
          ),
        '',
        verdict(orphans.length + missing.length, isApplied, isSuspicious),
      ],
      exitCode: apply && !isApplied ? exitCodes.guarded : exitCodes.done,
    };
  });
}

/** The error's own message is for those who upload: it does not name the store, and says that nothing was changed. */
function storeFailure(error: unknown, store: string): unknown {
  if (!(error instanceof DomainError) || !error.code.startsWith('media-')) return error;
  const message = `Photos and videos in ${store} cannot be compared: ${reasonOf(error)}. What was deleted before stays deleted. Run "media reconcile" again once "doctor" finds no fault with the store.`;
  return new DomainError(error.kind, error.code, message).causedBy(error);
}

function verdict(found: number, isApplied: boolean, isSuspicious: boolean): string {
  if (found === 0) return 'Files and entries match; nothing to do.';
  if (isApplied) return paint('green', 'Deleted.');
  if (!isSuspicious) return 'Nothing was changed. Add --apply to delete them.';
  return 'Nothing was changed: so many mismatches suggest the wrong store or database. If both are right, add --apply --accept-all.';
}
