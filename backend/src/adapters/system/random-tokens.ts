import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Tokens } from '../../application/ports.js';

export class RandomTokens implements Tokens {
  create(): string {
    return randomBytes(32).toString('base64url');
  }

  hashOf(text: string): string {
    return digest(text).toString('base64url');
  }

  /** Compares digests, which have the same length, so that timing reveals nothing about the text. */
  areEqual(one: string, other: string): boolean {
    return timingSafeEqual(digest(one), digest(other));
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
