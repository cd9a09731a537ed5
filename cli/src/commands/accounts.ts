import type { PersonalRecord, StoredAccount } from '@appliance-index/backend';
import { pluralize } from '@appliance-index/domain/formats';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { type JsonOption, jsonOption } from '../options.js';
import { formatMinute, paint, table } from '../output.js';
import { run } from '../run.js';

export function accountsCommand(): Command {
  return new Command('accounts')
    .description('show and erase what is stored about a member')
    .addCommand(
      new Command('show')
        .description('show everything stored about an account, except its password hash')
        .argument('<email>')
        .addOption(jsonOption())
        .action(show),
    )
    .addCommand(
      new Command('delete')
        .description('delete an account with its votes, sessions, saved views and newsletter subscription')
        .argument('<email>')
        .option('--apply', 'delete them')
        .addOption(jsonOption())
        .addHelpText('after', '\nExample:\n  appliance-index accounts delete ann@example.org --apply')
        .action(erase),
    );
}

function show(email: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const { account, ...data } = await application.personalData.show(email);
    const { votes, openSessions, savedViews, newsletter, imports, auditEntries } = data;
    return {
      document: { ...account, ...data },
      lines: [
        ...table(Object.entries(account).map(([name, value]) => [name, shown(value)])),
        '',
        `Newsletter  ${newsletterText(newsletter)}`,
        `Sessions    ${openSessions} open`,
        `Views       ${viewsText(savedViews)}`,
        `Imports     ${imports}`,
        `Audit log   ${pluralize(auditEntries, 'entry', 'entries')} by the account or about it`,
        `Votes       ${votes.length}`,
        ...table(votes.map(voteRow)),
      ],
    };
  });
}

function shown(value: string | boolean | Date | null): string {
  if (value instanceof Date) return formatMinute(value);
  return value === null ? '-' : String(value);
}

function newsletterText(newsletter: PersonalRecord['newsletter']): string {
  if (newsletter === null) return 'not subscribed';
  const { askedAt, confirmedAt } = newsletter;
  return confirmedAt === null
    ? `asked for on ${formatMinute(askedAt)}, not confirmed`
    : `asked for on ${formatMinute(askedAt)}, confirmed on ${formatMinute(confirmedAt)}`;
}

/** 'Old prices, Fridges (shared with all staff)' */
function viewsText(views: PersonalRecord['savedViews']): string {
  const names = views.map(({ name, isShared }) => (isShared ? `${name} (shared with all staff)` : name));
  return names.join(', ') || 'none';
}

function voteRow({
  brand,
  model,
  aspect,
  voterType,
  value,
  castAt,
}: PersonalRecord['votes'][number]): string[] {
  return [`  ${brand} ${model}`, aspect, `as ${voterType}`, String(value), formatMinute(castAt)];
}

function erase(
  email: string,
  { apply = false, ...options }: JsonOption & { apply?: boolean },
): Promise<void> {
  return run(options, async ({ application }) => {
    const record = await application.personalData.erase(email, { apply, actor: actor() });
    const { account, votes, savedViews, newsletter, isApplied } = record;
    const { id, userType, verification } = account;
    const target = application.database.describe();
    return {
      document: {
        target,
        id,
        email: account.email,
        userType,
        verification,
        votes: votes.length,
        savedViews: savedViews.length,
        isSubscribed: newsletter !== null,
        isApplied,
      },
      lines: [
        `Database    ${paint('bold', target)}`,
        `Account     ${account.email} (${role(account)})`,
        `Newsletter  ${newsletterText(newsletter)}`,
        `Views       ${viewsText(savedViews)}`,
        `Votes       ${votes.length}`,
        '',
        isApplied
          ? paint('green', 'Deleted.')
          : 'Nothing was changed. Add --apply to delete the account; it cannot be restored.',
      ],
    };
  });
}

function role({ userType, verification }: StoredAccount): string {
  return userType === 'tech' ? `technician, ${verification}` : userType;
}
