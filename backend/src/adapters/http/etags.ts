import { hash } from 'node:crypto';

/** A weak ETag, the same for the same bytes in every process. */
export function etagOf(body: string | Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** The tags of an `If-Match` or `If-None-Match` header, without weak prefixes. */
export function parseEtags(header: string): string[] {
  return header.split(',').map(withoutWeakPrefix);
}

export function withoutWeakPrefix(tag: string): string {
  return tag.trim().replace(/^W\/(?=")/, '');
}
