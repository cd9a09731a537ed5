import { addAbortSignal } from 'node:stream';
import { DomainError } from '@appliance-index/domain/errors';
import { Option } from 'commander';
import { interruptedError } from './exit-codes.js';
import { host } from './host.js';

export interface PasswordOptions {
  passwordStdin?: boolean;
}

export const passwordStdinOption = () =>
  new Option('--password-stdin', 'read the password from stdin instead of prompting');

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

const maxStdinLength = 1_000;

/**
 * Reads a new password from stdin, or prompts for it twice. Never an argument: other accounts on the machine can read those.
 * @throws invalid/password-source without a terminal to prompt on, invalid/password if the two entries differ,
 * conflict/interrupted on Ctrl+C at the prompt
 */
export async function readNewPassword(
  options: PasswordOptions,
  signal: AbortSignal,
  terminal: Terminal = { input: host().stdin, output: host().stderr },
): Promise<string> {
  if (options.passwordStdin) return readFirstLine(signal);
  if (!terminal.input.isTTY) {
    const message = 'There is no terminal to prompt for the password. Pipe it in with --password-stdin.';
    throw new DomainError('invalid', 'password-source', message);
  }
  const { default: askPassword } = await import('@inquirer/password');
  const ask = (message: string) =>
    askPassword({ message, mask: true }, { ...terminal, signal }).catch(rethrowInterruption);
  const password = await ask('Password');
  const again = await ask('Repeat the password');
  if (password === again) return password;
  throw new DomainError('invalid', 'password', 'The passwords do not match. Nothing was written.');
}

/** At the prompt Ctrl+C is read as a key and raises no signal. */
function rethrowInterruption(error: Error): never {
  throw error.name === 'ExitPromptError' ? interruptedError() : error;
}

async function readFirstLine(signal: AbortSignal): Promise<string> {
  let text = '';
  const { stdin } = host();
  addAbortSignal(signal, stdin);
  stdin.setEncoding('utf8');
  for await (const part of stdin) {
    text += part;
    if (text.length > maxStdinLength || text.includes('\n')) break;
  }
  stdin.destroy();
  return text.split(/\r?\n/, 1)[0] ?? '';
}
