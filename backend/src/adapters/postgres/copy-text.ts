import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Client } from './database.js';

/** Large enough to keep the socket busy, small enough to keep memory use constant. */
const chunkCharacters = 65_536;

export type CopiedValue = string | number | null;

/** Runs a statement 'copy ... from stdin' with lines of `copyLine`. */
export async function copyInto(
  client: Pick<Client, 'query'>,
  statement: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  await pipeline(Readable.from(inChunks(lines), { objectMode: false }), client.query(copyFrom(statement)));
}

async function* inChunks(lines: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string, void> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkCharacters) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** A row in COPY's text format. */
export function copyLine(values: readonly CopiedValue[]): string {
  return `${values.map(copyValue).join('\t')}\n`;
}

function copyValue(value: CopiedValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, escapeCharacter) : value;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeCharacter = (character: string) => escapes[character] ?? character;
