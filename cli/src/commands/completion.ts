import { Argument, Command, type Option } from 'commander';
import { limitTo } from '../options.js';
import { print } from '../output.js';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** What can be completed after a command: subcommands, arguments and options with their values. */
interface CompletionContext {
  /** The command's full path, like ['scores', 'import']. */
  path: readonly string[];
  /** Subcommands, and the choices of arguments. */
  words: string[];
  options: Option[];
}

/** Generates the scripts from the program itself, so that they are always in step with it. */
export function completionCommand(program: Command): Command {
  return new Command('completion')
    .description('print a completion script for your shell')
    .addArgument(limitTo(shells, new Argument('<shell>')))
    .addHelpText('after', '\nExample:\n  source <(appliance-index completion bash)')
    .action((shell: Shell) => print(scripts[shell](program.name(), contextsOf(program))));
}

function contextsOf(command: Command, path: readonly string[] = []): CompletionContext[] {
  const { commands, options, registeredArguments } = command;
  const choices = registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  const words = [...commands.map((child) => child.name()), ...choices];
  const context = { path, words, options: options.filter(({ long }) => long) };
  return [context, ...commands.flatMap((child) => contextsOf(child, [...path, child.name()]))];
}

const isMonth = ({ long }: Option) => long === '--month';
const takesFile = ({ flags }: Option) => flags.endsWith('<file>');
const takesValue = ({ required, optional }: Option) => required || optional;

const scripts: Record<Shell, (name: string, contexts: CompletionContext[]) => string> = {
  bash: (name, contexts) => `${months(name)}
_${identifier(name)}() {
  local at="" word cur="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  # --option=value arrives as three words.
  if [[ $cur == = ]]; then cur=""; elif [[ $previous == = ]]; then previous="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
${pathCase(contexts)}
  done
  case "$at $previous" in
${valueCases(name, contexts, (values) => `COMPREPLY=($(compgen -W "${values}" -- "$cur")); return`)}
  esac
  case "$at" in
${contexts.map((context) => `    "${context.path.join(' ')}") ${bashWords(context)} ;;`).join('\n')}
  esac
}
complete -o default -F _${identifier(name)} ${name}`,
  zsh: (name, contexts) => `#compdef ${name}
${months(name)}
_${identifier(name)}() {
  local at="" word
  for word in "\${words[@]:1:$((CURRENT-2))}"; do
${pathCase(contexts)}
  done
  case "$at \${words[CURRENT-1]}" in
${valueCases(name, contexts, (values) => `compadd -- ${values}; return`, '_files; return')}
  esac
  case "$at" in
${contexts.map((context) => `    "${context.path.join(' ')}") compadd -- ${wordsOf(context)} ;;`).join('\n')}
  esac
  _files
}
compdef _${identifier(name)} ${name}`,
  fish: (name, contexts) =>
    [fishMonths(name), ...contexts.flatMap((context) => fishLines(name, context))].join('\n'),
};

/** Options are offered only after a dash: any other word can be a file, which the shell completes by itself. */
function bashWords({ words, options }: CompletionContext): string {
  const longs = options.map(({ long }) => long);
  const reply = (list: readonly unknown[]) => `COMPREPLY=($(compgen -W "${list.join(' ')}" -- "$cur"))`;
  return `if [[ $cur == -* ]]; then ${reply(longs)}; else ${reply(words)}; fi`;
}

function wordsOf({ words, options }: CompletionContext): string {
  return [...words, ...options.map(({ long }) => long)].join(' ');
}

/** Descends when the word is a subcommand; file names and option values are skipped. */
function pathCase(contexts: readonly CompletionContext[]): string {
  const paths = contexts.flatMap(({ path }) => (path.length === 0 ? [] : [`"${path.join(' ')}"`]));
  return `    case "\${at:+$at }$word" in ${paths.join('|')}) at="\${at:+$at }$word" ;; esac`;
}

/** Completes the value of the preceding option; offers nothing for an option that takes free text. */
function valueCases(
  name: string,
  contexts: readonly CompletionContext[],
  complete: (values: string) => string,
  /** bash completes files where nothing else is offered. */
  completeFile = 'return',
): string {
  const cases = contexts.flatMap(({ path, options }) =>
    options.filter(takesValue).map((option) => {
      const values = isMonth(option) ? `$(_${identifier(name)}_months)` : option.argChoices?.join(' ');
      const reply = takesFile(option) ? completeFile : 'return';
      return `    "${[...path, option.long].join(' ')}") ${values ? complete(values) : reply} ;;`;
    }),
  );
  return cases.join('\n');
}

/** The current month and the eleven before it, in arithmetic that both bash and zsh understand. */
function months(name: string): string {
  return `_${identifier(name)}_months() {
  local i n=$(( $(date +%Y) * 12 + 10#$(date +%m) - 1 ))
  for i in 0 1 2 3 4 5 6 7 8 9 10 11; do printf '%04d-%02d\\n' $(( (n - i) / 12 )) $(( (n - i) % 12 + 1 )); done
}`;
}

function fishMonths(name: string): string {
  return `function __${identifier(name)}_months
  set -l n (math (date +%Y) x 12 + (date +%m) - 1)
  for i in (seq 0 11); printf '%04d-%02d\\n' (math "floor(($n - $i) / 12)") (math "($n - $i) % 12 + 1"); end
end`;
}

function fishLines(name: string, { path, words, options }: CompletionContext): string[] {
  const seen = path.map((step) => `__fish_seen_subcommand_from ${step}`);
  const ahead = words.length === 0 ? [] : [`not __fish_seen_subcommand_from ${words.join(' ')}`];
  const line = (conditions: string[], what: string) =>
    `complete -c ${name}${conditions.length === 0 ? '' : ` -n '${conditions.join('; and ')}'`} ${what}`;
  return [
    ...words.map((word) => line([...seen, ...ahead], `-a ${word}`)),
    ...options.map((option) => line(seen, `-l ${option.long?.slice(2)}${fishValue(name, option)}`)),
  ];
}

function fishValue(name: string, option: Option): string {
  if (!takesValue(option)) return '';
  if (isMonth(option)) return ` -x -a '(__${identifier(name)}_months)'`;
  return option.argChoices ? ` -x -a '${option.argChoices.join(' ')}'` : ' -r';
}

function identifier(name: string): string {
  return name.replaceAll('-', '_');
}
