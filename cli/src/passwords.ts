import { DomainError } from '@appliance-index/backend';
import askPassword from '@inquirer/password';
import { Option } from 'commander';

export interface PasswordOptions {
  passwordStdin?: boolean;
}

export const passwordStdinOption = () =>
  new Option('--password-stdin', 'read the password from stdin instead of asking for it');

const maxStdinLength = 1_000;

/**
 * A new password, from stdin or asked for twice; never an argument, which other accounts of the machine can read.
 * @throws invalid/password-source where there is nobody to ask, invalid/password when the two differ
 */
export async function newPassword(options: PasswordOptions, signal: AbortSignal): Promise<string> {
  if (options.passwordStdin) return firstLine();
  if (!process.stdin.isTTY) {
    const message = 'There is no terminal to ask for the password at. Pipe it in with --password-stdin.';
    throw new DomainError('invalid', 'password-source', message);
  }
  const context = { output: process.stderr, signal };
  const password = await askPassword({ message: 'Password', mask: true }, context);
  const again = await askPassword({ message: 'The same again', mask: true }, context);
  if (password === again) return password;
  throw new DomainError('invalid', 'password', 'The two passwords differ. Nothing was written.');
}

async function firstLine(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) {
    text += part;
    if (text.length > maxStdinLength || text.includes('\n')) break;
  }
  process.stdin.destroy();
  return text.split(/\r?\n/, 1)[0] ?? '';
}
