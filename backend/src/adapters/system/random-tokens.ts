import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Tokens } from '../../application/ports.js';

export class RandomTokens implements Tokens {
  create(): string {
    return randomBytes(32).toString('base64url');
  }

  hashOf(text: string): string {
    return digest(text).toString('base64url');
  }

  /** Digests are of one length, so that not even the length of a text shows. */
  areEqual(one: string, other: string): boolean {
    return timingSafeEqual(digest(one), digest(other));
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
