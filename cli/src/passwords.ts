import { addAbortSignal } from 'node:stream';
import { DomainError } from '@appliance-index/backend';
import askPassword from '@inquirer/password';
import { Option } from 'commander';
import { interrupted } from './exit-codes.js';

export interface PasswordOptions {
  passwordStdin?: boolean;
}

export const passwordStdinOption = () =>
  new Option('--password-stdin', 'read the password from stdin instead of asking for it');

/** Where somebody is asked. */
interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

const maxStdinLength = 1_000;

/**
 * A new password, from stdin or asked for twice; never an argument, which other accounts of the machine can read.
 * @throws invalid/password-source where there is nobody to ask, invalid/password when the two differ,
 * conflict/interrupted by Ctrl+C at the question
 */
export async function readNewPassword(
  options: PasswordOptions,
  signal: AbortSignal,
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  if (options.passwordStdin) return readFirstLine(signal);
  if (!terminal.input.isTTY) {
    const message = 'There is no terminal to ask for the password at. Pipe it in with --password-stdin.';
    throw new DomainError('invalid', 'password-source', message);
  }
  const ask = (message: string) =>
    askPassword({ message, mask: true }, { ...terminal, signal }).catch(rethrowInterruption);
  const password = await ask('Password');
  const again = await ask('The same again');
  if (password === again) return password;
  throw new DomainError('invalid', 'password', 'The two passwords differ. Nothing was written.');
}

/** At the prompt Ctrl+C is a key like others, and no signal comes. */
function rethrowInterruption(error: Error): never {
  throw error.name === 'ExitPromptError' ? interrupted() : error;
}

async function readFirstLine(signal: AbortSignal): Promise<string> {
  let text = '';
  addAbortSignal(signal, process.stdin);
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) {
    text += part;
    if (text.length > maxStdinLength || text.includes('\n')) break;
  }
  process.stdin.destroy();
  return text.split(/\r?\n/, 1)[0] ?? '';
}
