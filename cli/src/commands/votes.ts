import { type BurstReport } from '@appliance-index/backend';
import { pluralize } from '@appliance-index/domain/formats';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { type JsonOption, jsonOption } from '../options.js';
import { formatMinute, paint, table } from '../output.js';
import { run } from '../run.js';

export function votesCommand(): Command {
  return new Command('votes')
    .description('judge suspicious bursts of votes')
    .addCommand(
      new Command('bursts')
        .description('list the latest burst of votes on each model, newest first')
        .addOption(jsonOption())
        .action(list),
    )
    .addCommand(
      new Command('discard')
        .description('delete the votes of the latest burst on a model')
        .argument('<id>', 'the id of the model, as listed by "votes bursts"')
        .option('--apply', 'delete them')
        .addOption(jsonOption())
        .action(discard),
    )
    .addCommand(
      new Command('release')
        .description('end the freeze of a model, so that the votes of its burst count')
        .argument('<id>', 'the id of the model, as listed by "votes bursts"')
        .addOption(jsonOption())
        .action(release),
    );
}

function list(options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const bursts = await application.voteBursts.list();
    const head = ['ID', 'MODEL', 'SINCE', 'FROZEN UNTIL', 'VOTES', 'STATE'];
    return {
      document: bursts,
      lines: bursts.length === 0 ? 'There were no bursts of votes.' : table([head, ...bursts.map(row)]),
    };
  });
}

function row({ applianceId, brand, model, since, until, votes, isFrozen }: BurstReport): string[] {
  const state = isFrozen ? 'frozen' : 'counted';
  return [applianceId, `${brand} ${model}`, formatMinute(since), formatMinute(until), String(votes), state];
}

function discard(id: string, { apply = false, ...options }: JsonOption & { apply?: boolean }): Promise<void> {
  return run(options, async ({ application }) => {
    const report = await application.voteBursts.discard(id, { apply, actor: actor() });
    const target = application.database.describe();
    return {
      document: { target, ...report },
      lines: [
        `Database  ${paint('bold', target)}`,
        `Model     ${report.brand} ${report.model}`,
        `Votes     ${report.votes} from ${formatMinute(report.since)} to ${formatMinute(report.until)}`,
        '',
        verdict(report),
      ],
    };
  });
}

function verdict({ votes, isApplied, isFrozen }: BurstReport & { isApplied: boolean }): string {
  if (votes === 0) return 'There are no votes to delete.';
  if (!isApplied) return 'Nothing was changed. Add --apply to delete them; votes cannot be restored.';
  const freeze = isFrozen ? ' New votes stay uncounted until the freeze ends.' : '';
  return `${paint('green', 'Deleted.')}${freeze}`;
}

function release(id: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const report = await application.voteBursts.release(id, actor());
    const { brand, model, votes, isChanged } = report;
    return {
      document: report,
      lines: isChanged
        ? `The votes on ${brand} ${model} count again, with ${pluralize(votes, 'vote')} of the burst.`
        : `The votes on ${brand} ${model} are not frozen; nothing to do.`,
    };
  });
}
