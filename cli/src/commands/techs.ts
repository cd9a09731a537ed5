import { join } from 'node:path';
import { readToolConfig, type TechnicianDecisionView, type TechnicianView } from '@appliance-index/backend';
import { joinLines } from '@appliance-index/domain/text/text-fields';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { host } from '../host.js';
import { type JsonOption, jsonOption } from '../options.js';
import { formatMinute, type Output, table } from '../output.js';
import { run } from '../run.js';
import { warnOfLocalLinks } from '../site-links.js';

export function techsCommand(): Command {
  const decision = (name: string, description: string) =>
    new Command(name).description(description).argument('<email>').addOption(jsonOption());
  const noted = (command: Command) =>
    command.option('--note <text>', 'what you checked; kept with the decision, not sent');
  return new Command('techs')
    .description('verify repair technicians')
    .addCommand(
      new Command('list')
        .description('list all technicians, longest waiting first')
        .option('--pending', 'only technicians waiting for a decision')
        .addOption(jsonOption())
        .action(list),
    )
    .addCommand(noted(decision('verify', 'count the votes of a technician, and notify them')).action(verify))
    .addCommand(
      noted(decision('reject', 'reject a technician, and e-mail the reason'))
        .requiredOption('--reason <text>', 'the reason, sent to the technician')
        .addHelpText(
          'after',
          '\nExample:\n  appliance-index techs reject jo@example.org --reason "No such company"',
        )
        .action(reject),
    )
    .addCommand(
      decision('revoke', 'stop counting the votes of a technician, and notify them').action(revoke),
    );
}

function list({ pending, ...options }: JsonOption & { pending?: boolean }): Promise<void> {
  return run(options, async ({ application }) => {
    const technicians = await Array.fromAsync(
      application.technicians.all(pending ? { verification: 'pending' } : {}),
    );
    const emptyText = pending ? 'No technicians are waiting.' : 'There are no technicians yet.';
    const head = [
      'EMAIL',
      'STATE',
      'SINCE',
      'NAME',
      'COMPANY',
      'LOCATION',
      'WEBSITE',
      'LICENCE',
      'PHONE',
      'NOTE',
    ];
    return {
      document: technicians,
      lines: technicians.length === 0 ? emptyText : table([head, ...technicians.map(row)]),
    };
  });
}

function row(technician: TechnicianView): string[] {
  const { email, verification, signedUpAt, techName, techCompany, ...place } = technician;
  const location = [place.techCity, place.techState, place.techCountry].filter(Boolean).join(', ');
  return [
    email,
    verification,
    formatMinute(new Date(signedUpAt)),
    techName ?? '-',
    techCompany ?? '-',
    location,
    ...[place.techWebsite, place.techLicence, place.techPhone].map((text) => text ?? '-'),
    inOneLine(technician.verificationNote),
  ];
}

const inOneLine = (text: string | null) => (text === null ? '-' : joinLines(text));

type NoteOption = JsonOption & { note?: string };

function verify(email: string, { note, ...options }: NoteOption): Promise<void> {
  return run(options, async ({ application }) =>
    decisionOutput(await application.technicians.verify(email, actor(), note)),
  );
}

function reject(email: string, { reason, note, ...options }: NoteOption & { reason: string }): Promise<void> {
  return run(options, async ({ application }) =>
    decisionOutput(await application.technicians.reject(email, reason, actor(), note)),
  );
}

function revoke(email: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) =>
    decisionOutput(await application.technicians.revoke(email, actor())),
  );
}

function decisionOutput(decision: TechnicianDecisionView): Output {
  const { email, verification, isChanged, isMailed } = decision;
  const mailed = isMailed
    ? mailText()
    : 'The e-mail could not be sent (see above for the reason): tell them yourself.';
  return {
    document: { email, verification, isChanged, isMailed },
    lines: isChanged
      ? `${email} is now ${verification}. ${mailed}`
      : `${email} is already ${verification}; nothing to do.`,
  };
}

function mailText(): string {
  const { smtpUrl, dataDir } = readToolConfig(host().env);
  if (smtpUrl === null)
    return `The e-mail was saved in ${join(dataDir, 'outbox')}. Set SMTP_URL to send e-mails.`;
  warnOfLocalLinks();
  return 'An e-mail was sent.';
}
