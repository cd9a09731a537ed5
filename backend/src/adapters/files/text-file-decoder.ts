import { DomainError } from '../../domain/errors.js';

/** The length of the longest UTF-8 character without its last byte. */
const maxPendingBytes = 3;

/** Decodes UTF-8, or Windows-1252 from the first invalid byte on, and drops a byte order mark. */
export class TextFileDecoder {
  encoding: 'utf-8' | 'windows-1252' = 'utf-8';
  private readonly windows1252 = new TextDecoder('windows-1252');
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private pending: Uint8Array = new Uint8Array();
  private hasMultibyteCharacters = false;
  private isFirst = true;

  decode(chunk: Uint8Array): string {
    if (this.encoding === 'windows-1252') return this.decodeWindows1252(chunk);
    const bytes = Buffer.concat([this.pending, chunk]);
    const end = bytes.length - incompleteTail(bytes);
    this.pending = bytes.subarray(end);
    return this.decodeUtf8OrSwitch(bytes.subarray(0, end), bytes);
  }

  /** The text of the bytes still pending at the end of the file. */
  end(): string {
    const rest = this.pending;
    this.pending = new Uint8Array();
    return rest.length === 0 ? '' : this.decodeWindows1252(rest);
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
