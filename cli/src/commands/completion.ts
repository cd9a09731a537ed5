import { Argument, Command } from 'commander';
import { print } from '../output.js';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** The words that may follow each command, by the words before them. */
type Words = Map<string, string[]>;

/** Scripts made from the program itself, so that they never lag behind it. */
export function completionCommand(program: Command): Command {
  return new Command('completion')
    .description('print a completion script for your shell')
    .addArgument(new Argument('<shell>').choices(shells))
    .addHelpText('after', '\nExample:\n  source <(appliance-index completion bash)')
    .action((shell: Shell) => print(scripts[shell](program.name(), wordsOf(program))));
}

function wordsOf(command: Command, path: readonly string[] = [], words: Words = new Map()): Words {
  const options = command.options.flatMap(({ long }) => (long ? [long] : []));
  const children = command.commands.map((child) => child.name());
  words.set(path.join(' '), [...children, ...options]);
  for (const child of command.commands) wordsOf(child, [...path, child.name()], words);
  return words;
}

const scripts: Record<Shell, (name: string, words: Words) => string> = {
  bash: (name, words) => `_${identifier(name)}() {
  local path="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == -* ]] || path="\${path:+$path }$word"; done
  case "$path" in
${[...words].map(([path, next]) => `    "${path}") COMPREPLY=($(compgen -W "${next.join(' ')}" -- "\${COMP_WORDS[COMP_CWORD]}")) ;;`).join('\n')}
    *) COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")) ;;
  esac
}
complete -o default -F _${identifier(name)} ${name}`,
  zsh: (name, words) => `#compdef ${name}
_${identifier(name)}() {
  local path="" word
  for word in "\${words[@]:1:$((CURRENT-2))}"; do [[ $word == -* ]] || path="\${path:+$path }$word"; done
  case "$path" in
${[...words].map(([path, next]) => `    "${path}") compadd -- ${next.join(' ')} ;;`).join('\n')}
    *) _files ;;
  esac
}
compdef _${identifier(name)} ${name}`,
  fish: (name, words) =>
    [...words].flatMap(([path, next]) => next.map((word) => fishLine(name, path, word))).join('\n'),
};

function fishLine(name: string, path: string, word: string): string {
  const seen =
    path === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${path.split(' ').at(-1)}`;
  const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`;
  return `complete -c ${name} -n '${seen}' ${what}`;
}

function identifier(name: string): string {
  return name.replaceAll('-', '_');
}
