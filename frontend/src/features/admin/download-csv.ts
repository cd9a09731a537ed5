/** By which Excel recognises UTF-8; without it, accents are garbled. */
const byteOrderMark = '\uFEFF';

/** Downloads the rows as a CSV file for spreadsheets. Cells that one would read as formulas are escaped. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(quote).join(',')).join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${byteOrderMark}${text}\r\n`], { type: 'text/csv' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

function quote(text: string): string {
  return `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;
}
