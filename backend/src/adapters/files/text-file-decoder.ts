import { DomainError } from '@appliance-index/domain/errors';
import type { FileEncoding } from '../../application/imports/import-report.js';

/** The length of the longest UTF-8 character without its last byte. */
const maxPendingBytes = 3;

/**
 * Decodes UTF-16 with a byte order mark; otherwise UTF-8, or Windows-1252 from the first invalid byte on. Drops the mark.
 * The first chunk must hold at least two bytes, if the file has as many.
 */
export class TextFileDecoder {
  encoding: FileEncoding = 'utf-8';
  private utf16: TextDecoder | null = null;
  private readonly windows1252 = new TextDecoder('windows-1252');
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private pending: Uint8Array = new Uint8Array();
  private hasMultibyteCharacters = false;
  private isFirst = true;

  decode(chunk: Uint8Array): string {
    if (this.isFirst) this.detectUtf16(chunk);
    if (this.utf16) return decodeUtf16(this.utf16, chunk);
    if (this.encoding === 'windows-1252') return this.decodeWindows1252(chunk);
    const bytes = Buffer.concat([this.pending, chunk]);
    const end = bytes.length - incompleteTail(bytes);
    this.pending = bytes.subarray(end);
    return this.decodeUtf8OrSwitch(bytes.subarray(0, end), bytes);
  }

  /** The text of the bytes still pending at the end of the file. */
  end(): string {
    if (this.utf16) return decodeUtf16(this.utf16);
    return this.pending.length === 0 ? '' : this.decodeWindows1252(this.pending);
  }

  private detectUtf16([first, second]: Uint8Array): void {
    const encoding = utf16Encodings[`${first} ${second}`];
    if (!encoding) return;
    this.isFirst = false;
    this.encoding = encoding;
    this.utf16 = new TextDecoder(encoding, { fatal: true });
  }

  private decodeUtf8OrSwitch(complete: Uint8Array, bytes: Uint8Array): string {
    try {
      const text = this.utf8.decode(complete);
      this.hasMultibyteCharacters ||= text.length !== complete.length;
      return this.stripByteOrderMark(text);
    } catch {
      this.pending = new Uint8Array();
      return this.decodeWindows1252(bytes);
    }
  }

  private stripByteOrderMark(text: string): string {
    if (!this.isFirst || text === '') return text;
    this.isFirst = false;
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  private decodeWindows1252(bytes: Uint8Array): string {
    if (this.hasMultibyteCharacters || hasUtf8Character(bytes)) {
      throw new DomainError('invalid', 'file-encoding', 'The file mixes encodings. Save it as UTF-8.');
    }
    this.encoding = 'windows-1252';
    return this.windows1252.decode(bytes, { stream: true });
  }
}

/** By the two bytes of the byte order mark. */
const utf16Encodings: Partial<Record<string, FileEncoding>> = {
  '255 254': 'utf-16le',
  '254 255': 'utf-16be',
};

/** Without a chunk, the text still pending at the end. */
function decodeUtf16(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new DomainError(
      'invalid',
      'file-encoding',
      'The file is UTF-16 text with a damaged or missing character. Export it again as UTF-8.',
    );
  }
}

/** Whether some of the bytes form a UTF-8 character beyond ASCII. */
function hasUtf8Character(bytes: Uint8Array): boolean {
  return /[^\0-\x7f\ufffd]/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}

/** The number of bytes at the end that belong to an incomplete character. */
function incompleteTail(bytes: Uint8Array): number {
  for (let offset = 1; offset <= Math.min(maxPendingBytes, bytes.length); offset++) {
    const byte = bytes[bytes.length - offset] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return offset < characterLength(byte) ? offset : 0;
  }
  return 0;
}

function characterLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
