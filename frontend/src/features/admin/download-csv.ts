/** Hands a table file to the browser; a cell never begins like a formula. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text}\r\n`], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function cell(text: string): string {
  return `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;
}
