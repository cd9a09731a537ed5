import type { User, VerificationDecision } from '@appliance-index/backend';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { exitCodes } from '../exit-codes.js';
import { jsonOption } from '../options.js';
import { print, printJson, table } from '../output.js';
import { run } from '../run.js';

interface Options {
  json?: boolean;
  pending?: boolean;
  reason?: string;
}

export function techsCommand(): Command {
  const decision = (name: string, description: string) =>
    new Command(name).description(description).argument('<email>').addOption(jsonOption());
  return new Command('techs')
    .description('repair technicians and their verification')
    .addCommand(
      new Command('list')
        .description('all of them, longest waiting first')
        .option('--pending', 'only those who wait for a decision')
        .addOption(jsonOption())
        .action(list),
    )
    .addCommand(decision('verify', "lets a technician's votes count, and mails so").action(verify))
    .addCommand(
      decision('reject', 'refuses a technician, and mails why')
        .requiredOption('--reason <text>', 'what the technician reads')
        .addHelpText(
          'after',
          '\nExample: appliance-index techs reject jo@example.org --reason "No such company"',
        )
        .action(reject),
    )
    .addCommand(
      decision('revoke', "takes a technician's votes out of the counts, and mails so").action(revoke),
    );
}

function list(options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const technicians = await Array.fromAsync(
      application.technicians.all(options.pending ? { verification: 'pending' } : {}),
    );
    if (options.json) printJson(technicians.map(described));
    else if (technicians.length === 0)
      print(options.pending ? 'Nobody waits.' : 'There are no technicians yet.');
    else print(table([['EMAIL', 'STATE', 'SINCE', 'NAME', 'COMPANY', 'PLACE'], ...technicians.map(row)]));
    return exitCodes.done;
  });
}

function row(user: User): string[] {
  const place = [user.techCity, user.techState, user.techCountry].filter(Boolean).join(', ');
  const since = user.createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return [user.email, user.verification, since, user.techName ?? '-', user.techCompany ?? '-', place];
}

/** Without what nobody but the account's owner may know. */
function described({ passwordHash: _secret, epoch: _epoch, isAdmin: _isAdmin, ...technician }: User) {
  return technician;
}

function verify(email: string, options: Options): Promise<void> {
  return run(options, async ({ application }) =>
    tell(await application.technicians.verify(email, actor()), 'is a verified technician', options),
  );
}

function reject(email: string, options: Options): Promise<void> {
  return run(options, async ({ application }) =>
    tell(await application.technicians.reject(email, options.reason ?? '', actor()), 'is refused', options),
  );
}

function revoke(email: string, options: Options): Promise<void> {
  return run(options, async ({ application }) =>
    tell(await application.technicians.revoke(email, actor()), 'is no verified technician any more', options),
  );
}

function tell(decision: VerificationDecision, what: string, options: Options): number {
  const { technician, isChanged, isMailed } = decision;
  const { email } = technician;
  if (options.json) printJson({ email, verification: technician.verification, isChanged, isMailed });
  else if (!isChanged) print(`${email} ${what} already; nothing to do.`);
  else print(`${email} ${what}. ${isMailed ? 'A mail says so.' : 'No mail went out; the log says why.'}`);
  return exitCodes.done;
}
