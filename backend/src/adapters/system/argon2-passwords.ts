import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { DomainError } from '@appliance-index/domain/errors';
import pLimit from 'p-limit';
import { Passwords } from '../../application/people/account-ports.js';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const settings = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const nonceLength = 16;
const prefix = `$argon2id$v=19$m=${settings.memory},t=${settings.passes},p=${settings.parallelism}$`;
const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Each hash occupies a core; one stays free for everything else. */
const maxConcurrent = Math.max(1, Math.min(3, availableParallelism() - 1));
/** About four seconds of work; further requests are refused at once. */
const maxQueued = 250;
const retryAfterSeconds = 5;

type Parameters = { memory: number; passes: number; parallelism: number };
const derive = promisify(argon2);
/** Hashed for unknown accounts, so that they take as long as existing ones. */
const dummyNonce = randomBytes(nonceLength);

/** Hashes with argon2id from Node's OpenSSL, in the PHC string format. */
export class Argon2Passwords extends Passwords {
  readonly queue = pLimit(maxConcurrent);
  private commonPasswords: Promise<ReadonlySet<string>> | null = null;

  async hash(password: string): Promise<string> {
    const nonce = randomBytes(nonceLength);
    const tag = await this.derive(password, nonce, settings);
    return `${prefix}${unpaddedBase64(nonce)}$${unpaddedBase64(tag)}`;
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    if (hash === null) {
      await this.derive(password, dummyNonce, settings);
      return false;
    }
    const [, memory, passes, parallelism, nonce = '', tag = ''] = phcPattern.exec(hash) ?? [];
    if (tag === '') throw new Error('A stored password hash is not in PHC format.');
    const expected = Buffer.from(tag, 'base64');
    const parameters = {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    };
    const actual = await this.derive(password, Buffer.from(nonce, 'base64'), parameters);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  isOutdated(hash: string): boolean {
    return !hash.startsWith(prefix);
  }

  async isCommon(password: string): Promise<boolean> {
    this.commonPasswords ??= loadCommonPasswords();
    return (await this.commonPasswords).has(password.toLowerCase());
  }

  private derive(password: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> {
    if (this.queue.pendingCount >= maxQueued) {
      const message = 'Many people are signing in right now. Try again in a few seconds.';
      throw new DomainError('unavailable', 'busy', message, [], { retryAfterSeconds });
    }
    return this.queue(() => derive('argon2id', { message: password, nonce, tagLength, ...parameters }));
  }
}

/** Half a megabyte, so it is loaded when the first password is checked. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
