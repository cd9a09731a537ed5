interface UnreadableKind {
  /** The first bytes of such a file, in Latin-1; letters of text in lower case. */
  starts: readonly string[];
  is: string;
  advice: string;
}

const unreadableKinds: readonly UnreadableKind[] = [
  {
    starts: ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'],
    is: 'a zip file or a spreadsheet (.xlsx, .ods)',
    advice: 'Unpack a zip file; open a spreadsheet and export the table as CSV.',
  },
  {
    starts: ['\xd0\xcf\x11\xe0'],
    is: 'an old Excel file (.xls), or one that is protected by a password',
    advice: 'Open it and export the table as CSV.',
  },
  {
    starts: [
      '<html',
      '<!doc',
      '<!--',
      '<head',
      '<body',
      '<tabl',
      '<?xml',
      '<div',
      '<meta',
      '<style',
      '<script',
    ],
    is: 'a web page or XML document, as some shops export for Excel',
    advice: 'Open it in Excel and export the table as CSV.',
  },
  {
    starts: ['{"', '{\n', '{\r', '[{', '[\n', '[\r'],
    is: 'a JSON document',
    advice: 'Export the table as CSV where the document was made.',
  },
  { starts: ['%PDF'], is: 'a PDF document', advice: 'Export the table as CSV where the document was made.' },
  {
    starts: ['\x89PNG', '\xff\xd8\xff', 'GIF8'],
    is: 'a picture',
    advice: 'Export the table as CSV where the picture was taken.',
  },
  {
    starts: ['\x1f\x8b', 'BZh', '\xfd7zXZ', '7z\xbc\xaf', 'Rar!', '\x28\xb5\x2f\xfd'],
    is: 'another kind of compressed file',
    advice: 'Unpack it first.',
  },
];

/** Enough bytes to tell the kinds apart, also behind a byte order mark and some empty lines. */
export const signatureLength = 40;

/** The kind of file that begins like this, if it is a well-known one that is no table in text; gzip is taken to be unpacked. */
export function unreadableKind(start: Uint8Array): UnreadableKind | undefined {
  const text = Buffer.from(start.subarray(0, signatureLength)).toString('latin1');
  // Without its zeros, UTF-16 begins like other text.
  const shown = text.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)|\0/g, '').trimStart();
  const begins = (signature: string) =>
    shown.startsWith(signature) || shown.toLowerCase().startsWith(signature);
  return unreadableKinds.find(({ starts }) => starts.some(begins));
}
