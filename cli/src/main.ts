#!/usr/bin/env node
import { createRequire } from 'node:module';
import { productName } from '@appliance-index/backend';
import { Command, CommanderError } from 'commander';
import { accountsCommand } from './commands/accounts.js';
import { adminsCommand } from './commands/admins.js';
import { articlesCommand } from './commands/articles.js';
import { catalogueCommand } from './commands/catalogue.js';
import { completionCommand } from './commands/completion.js';
import { databaseCommand, seedCommand } from './commands/database.js';
import { doctorCommand } from './commands/doctor.js';
import { helpCommand } from './commands/help.js';
import { mediaCommand } from './commands/media.js';
import { newsletterCommand } from './commands/newsletter.js';
import { scoresCommand } from './commands/scores.js';
import { snapshotsCommand } from './commands/snapshots.js';
import { techsCommand } from './commands/techs.js';
import { votesCommand } from './commands/votes.js';
import { exitCodes } from './exit-codes.js';
import { printUsageError } from './run.js';
import { handleOutputErrors } from './streams.js';

handleOutputErrors();

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

const program = new Command('appliance-index')
  .description(
    `Operate ${productName}: import monthly scores, maintain the catalogue, and manage admins, technicians and articles.`,
  )
  .version(version, '--version', 'print the release')
  .showHelpAfterError('(see --help)')
  .addCommand(scoresCommand())
  .addCommand(catalogueCommand())
  .addCommand(snapshotsCommand())
  .addCommand(accountsCommand())
  .addCommand(adminsCommand())
  .addCommand(techsCommand())
  .addCommand(votesCommand())
  .addCommand(mediaCommand())
  .addCommand(articlesCommand())
  .addCommand(newsletterCommand())
  .addCommand(seedCommand())
  .addCommand(databaseCommand())
  .addCommand(doctorCommand());
program.addCommand(completionCommand(program));
program.addCommand(helpCommand(program));

/** Applies the program's settings (its exit override) to every command. */
function inheritSettings(command: Command): void {
  for (const child of command.commands) inheritSettings(child.copyInheritedSettings(command));
}

inheritSettings(program.exitOverride());
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode !== 0) {
    process.exitCode = exitCodes.usage;
    // After a usage error the parsed options are not available.
    if (process.argv.includes('--json')) printUsageError(error);
  }
}
