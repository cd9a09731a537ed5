import { createRequire } from 'node:module';
import { productName } from '@appliance-index/domain/product-name';
import { Command, CommanderError } from 'commander';
import { accountsCommand } from './commands/accounts.js';
import { adminsCommand } from './commands/admins.js';
import { aliasesCommand } from './commands/aliases.js';
import { articlesCommand } from './commands/articles.js';
import { catalogueCommand } from './commands/catalogue.js';
import { completionCommand } from './commands/completion.js';
import { databaseCommand, seedCommand } from './commands/database.js';
import { doctorCommand } from './commands/doctor.js';
import { helpCommand } from './commands/help.js';
import { importsCommand } from './commands/imports.js';
import { mediaCommand } from './commands/media.js';
import { newsletterCommand } from './commands/newsletter.js';
import { profilesCommand } from './commands/profiles.js';
import { scoresCommand } from './commands/scores.js';
import { techsCommand } from './commands/techs.js';
import { votesCommand } from './commands/votes.js';
import { exitCodes } from './exit-codes.js';
import { type Host, host, withHost } from './host.js';
import { printUsageError } from './run.js';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

function createProgram(): Command {
  const program = new Command('appliance-index')
    .description(
      `Operate ${productName}: import monthly scores, maintain the catalogue, and manage admins, technicians and articles.`,
    )
    .version(version, '--version', 'print the release')
    .configureOutput({
      writeOut: (text) => host().stdout.write(text),
      writeErr: (text) => host().stderr.write(text),
    })
    .showHelpAfterError('(see --help)')
    .addCommand(scoresCommand())
    .addCommand(catalogueCommand())
    .addCommand(importsCommand())
    .addCommand(profilesCommand())
    .addCommand(aliasesCommand())
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
  inheritSettings(program.exitOverride());
  return program;
}

/** Applies the program's settings (its exit override) to every command. */
function inheritSettings(command: Command): void {
  for (const child of command.commands) inheritSettings(child.copyInheritedSettings(command));
}

/** Runs a command line, without the program's name, to its end. */
export function runProgram(args: readonly string[], given: Host): Promise<void> {
  return withHost(given, async () => {
    try {
      await createProgram().parseAsync(args, { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      if (error.exitCode === 0) return;
      given.exitCode = exitCodes.usage;
      // After a usage error the parsed options are not available.
      if (args.includes('--json')) printUsageError(error);
    }
  });
}
