import { Command } from 'commander';

/** Commander's own explains no command within another one. */
export function helpCommand(program: Command): Command {
  return new Command('help')
    .description('explain a command')
    .argument('[command...]', 'as it is called, like "scores import"')
    .action((path: string[]) => path.reduce(childOf, program).help());
}

function childOf(command: Command, name: string): Command {
  const child = command.commands.find((each) => each.name() === name);
  return child ?? command.error(`error: unknown command '${name}'`);
}
