import { Command } from 'commander';
import { actor } from '../actor.js';
import { exitCodes } from '../exit-codes.js';
import { jsonOption } from '../options.js';
import { print, printJson, table } from '../output.js';
import { newPassword, type PasswordOptions, passwordStdinOption } from '../passwords.js';
import { run } from '../run.js';

interface Options extends PasswordOptions {
  json?: boolean;
}

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

function list(options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const admins = (await application.admins.list()).map(({ email, createdAt }) => ({ email, createdAt }));
    if (options.json) printJson(admins);
    else if (admins.length === 0) print('There are no admins yet. "admins create EMAIL" makes one.');
    else {
      const rows = admins.map(({ email, createdAt }) => [email, createdAt.toISOString().slice(0, 10)]);
      print(table([['EMAIL', 'SINCE'], ...rows]));
    }
    return exitCodes.done;
  });
}

function create(email: string, options: Options): Promise<void> {
  return run(options, async ({ application, signal }) => {
    const { admins } = application;
    const password = await newPassword(options, signal);
    const promoted = await admins.promote(email, password, actor());
    const admin = promoted ?? (await admins.create(email, password, actor()));
    if (options.json) printJson({ email: admin.email, isAdmin: true, isNew: promoted === null });
    else
      print(`${admin.email} is an admin now${promoted ? '; the account had another password before' : ''}.`);
    return exitCodes.done;
  });
}

function revoke(email: string, options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const isChanged = await application.admins.revoke(email, actor());
    if (options.json) printJson({ email, isChanged });
    else print(isChanged ? `${email} is no admin any more.` : `${email} was no admin; nothing to do.`);
    return exitCodes.done;
  });
}

function resetPassword(email: string, options: Options): Promise<void> {
  return run(options, async ({ application, signal }) => {
    await application.admins.resetPassword(email, await newPassword(options, signal), actor());
    if (options.json) printJson({ email, isChanged: true });
    else print(`${email} has the new password, and is signed out everywhere.`);
    return exitCodes.done;
  });
}
