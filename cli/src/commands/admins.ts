import { Command } from 'commander';
import { actor } from '../actor.js';
import { type JsonOption, jsonOption } from '../options.js';
import { table } from '../output.js';
import { type PasswordOptions, passwordStdinOption, readNewPassword } from '../passwords.js';
import { run } from '../run.js';

type Options = JsonOption & PasswordOptions;

export function adminsCommand(): Command {
  return new Command('admins')
    .description('manage admin accounts')
    .addCommand(
      new Command('list').description('list all admins, oldest first').addOption(jsonOption()).action(list),
    )
    .addCommand(
      new Command('create')
        .description('create an admin, or promote an existing account')
        .argument('<email>')
        .addOption(passwordStdinOption())
        .addOption(jsonOption())
        .addHelpText('after', '\nExample:\n  appliance-index admins create ann@example.org')
        .action(create),
    )
    .addCommand(
      new Command('revoke')
        .description('make an admin an ordinary member, with immediate effect')
        .argument('<email>')
        .addOption(jsonOption())
        .action(revoke),
    )
    .addCommand(
      new Command('reset-password')
        .description('set a new password for any account and end its sessions')
        .argument('<email>')
        .addOption(passwordStdinOption())
        .addOption(jsonOption())
        .action(resetPassword),
    );
}

function list(options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const admins = await application.admins.list();
    const rows = admins.map(({ email, createdAt }) => [email, createdAt.toISOString().slice(0, 10)]);
    const emptyText = 'There are no admins yet. Create one with "admins create EMAIL".';
    return { document: admins, lines: rows.length === 0 ? emptyText : table([['EMAIL', 'SINCE'], ...rows]) };
  });
}

function create(email: string, options: Options): Promise<void> {
  return run(options, async ({ application, signal }) => {
    const { admins } = application;
    await admins.requireCandidate(email);
    const password = await readNewPassword(options, signal);
    const promoted = await admins.promote(email, password, actor());
    const admin = promoted ?? (await admins.create(email, password, actor()));
    return {
      document: { email: admin.email, isAdmin: true, isNew: promoted === null },
      lines: `${admin.email} is now an admin${promoted ? '; the existing account has the new password' : ''}.`,
    };
  });
}

function revoke(typed: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application: { admins } }) => {
    const { email } = await admins.requireAccount(typed);
    const isChanged = await admins.revoke(email, actor());
    return {
      document: { email, isChanged },
      lines: isChanged ? `${email} is no longer an admin.` : `${email} is not an admin; nothing to do.`,
    };
  });
}

function resetPassword(typed: string, options: Options): Promise<void> {
  return run(options, async ({ application, signal }) => {
    const { admins } = application;
    const { email } = await admins.requireAccount(typed);
    await admins.resetPassword(email, await readNewPassword(options, signal), actor());
    return {
      document: { email, isChanged: true },
      lines: `${email} has a new password and is signed out everywhere.`,
    };
  });
}
