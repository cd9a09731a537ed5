import { expect, test } from '@jest/globals';
import { downloadCsv } from './download-csv';

test('A downloaded CSV file keeps accents in Excel and quotes, and has no cell that a spreadsheet would run', async () => {
  let saved = new Blob();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    saved = file;
    return '#saved';
  };
  URL.revokeObjectURL = () => undefined;
  try {
    downloadCsv('june.csv', [['Café', '3" deep, white', '=cmd()', '-1', '@x']]);
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(saved);
  await read;
  const text = Buffer.from(reader.result as ArrayBuffer).toString();
  expect(text).toBe(`\uFEFF"Café","3"" deep, white","'=cmd()","'-1","'@x"\r\n`);
});
