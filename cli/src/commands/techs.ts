import { technicianView, type User, type VerificationDecision } from '@appliance-index/backend';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { type JsonOption, jsonOption } from '../options.js';
import { type Output, table } from '../output.js';
import { run } from '../run.js';

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

function list({ pending, ...options }: JsonOption & { pending?: boolean }): Promise<void> {
  return run(options, async ({ application }) => {
    const technicians = await Array.fromAsync(
      application.technicians.all(pending ? { verification: 'pending' } : {}),
    );
    const none = pending ? 'Nobody waits.' : 'There are no technicians yet.';
    const head = ['EMAIL', 'STATE', 'SINCE', 'NAME', 'COMPANY', 'PLACE'];
    return {
      document: technicians.map(technicianView),
      lines: technicians.length === 0 ? none : table([head, ...technicians.map(row)]),
    };
  });
}

function row(user: User): string[] {
  const place = [user.techCity, user.techState, user.techCountry].filter(Boolean).join(', ');
  const since = user.createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return [user.email, user.verification, since, user.techName ?? '-', user.techCompany ?? '-', place];
}

function verify(email: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) =>
    decisionOutput(await application.technicians.verify(email, actor()), 'is a verified technician'),
  );
}

function reject(email: string, { reason, ...options }: JsonOption & { reason: string }): Promise<void> {
  return run(options, async ({ application }) =>
    decisionOutput(await application.technicians.reject(email, reason, actor()), 'is refused'),
  );
}

function revoke(email: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) =>
    decisionOutput(
      await application.technicians.revoke(email, actor()),
      'is no verified technician any more',
    ),
  );
}

function decisionOutput({ technician, isChanged, isMailed }: VerificationDecision, what: string): Output {
  const { email, verification } = technician;
  const mailed = isMailed ? 'A mail says so.' : 'No mail went out; the log says why.';
  return {
    document: { email, verification, isChanged, isMailed },
    lines: isChanged ? `${email} ${what}. ${mailed}` : `${email} ${what} already; nothing to do.`,
  };
}
