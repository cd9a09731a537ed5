import { Command } from 'commander';

/** Commander's own help command does not cover nested commands. */
export function helpCommand(program: Command): Command {
  return new Command('help')
    .description('show help for a command')
    .argument('[command...]', 'the command, like "scores import"')
    .action((path: string[]) => path.reduce(childOf, program).help());
}

function childOf(command: Command, name: string): Command {
  const child = command.commands.find((each) => each.name() === name);
  return child ?? command.error(`error: unknown command '${name}'`);
}
