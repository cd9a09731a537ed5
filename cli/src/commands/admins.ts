import { Command } from 'commander';
import { actor } from '../actor.js';
import { type JsonOption, jsonOption } from '../options.js';
import { table } from '../output.js';
import { type PasswordOptions, passwordStdinOption, readNewPassword } from '../passwords.js';
import { run } from '../run.js';

type Options = JsonOption & PasswordOptions;

export function adminsCommand(): Command {
  return new Command('admins')
    .description('who may run the site')
    .addCommand(
      new Command('list').description('all of them, oldest first').addOption(jsonOption()).action(list),
    )
    .addCommand(
      new Command('create')
        .description('makes an account that is an admin, also of one that is there')
        .argument('<email>')
        .addOption(passwordStdinOption())
        .addOption(jsonOption())
        .addHelpText('after', '\nExample: appliance-index admins create ann@example.org')
        .action(create),
    )
    .addCommand(
      new Command('revoke')
        .description('makes an admin an ordinary member, at once and everywhere')
        .argument('<email>')
        .addOption(jsonOption())
        .action(revoke),
    )
    .addCommand(
      new Command('reset-password')
        .description('gives any account a new password and ends its sessions')
        .argument('<email>')
        .addOption(passwordStdinOption())
        .addOption(jsonOption())
        .action(resetPassword),
    );
}

function list(options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const admins = (await application.admins.list()).map(({ email, createdAt }) => ({ email, createdAt }));
    const rows = admins.map(({ email, createdAt }) => [email, createdAt.toISOString().slice(0, 10)]);
    const none = 'There are no admins yet. "admins create EMAIL" makes one.';
    return { document: admins, lines: rows.length === 0 ? none : table([['EMAIL', 'SINCE'], ...rows]) };
  });
}

function create(email: string, options: Options): Promise<void> {
  return run(options, async ({ application, signal }) => {
    const { admins } = application;
    const password = await readNewPassword(options, signal);
    const promoted = await admins.promote(email, password, actor());
    const admin = promoted ?? (await admins.create(email, password, actor()));
    return {
      document: { email: admin.email, isAdmin: true, isNew: promoted === null },
      lines: `${admin.email} is an admin now${promoted ? '; the account had another password before' : ''}.`,
    };
  });
}

function revoke(email: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const isChanged = await application.admins.revoke(email, actor());
    return {
      document: { email, isChanged },
      lines: isChanged ? `${email} is no admin any more.` : `${email} was no admin; nothing to do.`,
    };
  });
}

function resetPassword(email: string, options: Options): Promise<void> {
  return run(options, async ({ application, signal }) => {
    await application.admins.resetPassword(email, await readNewPassword(options, signal), actor());
    return {
      document: { email, isChanged: true },
      lines: `${email} has the new password, and is signed out everywhere.`,
    };
  });
}
