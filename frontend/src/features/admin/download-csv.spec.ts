import { expect, test } from '@jest/globals';
import { downloadCsv } from './download-csv';

test('A downloaded CSV file keeps quotes, and has no cell that a spreadsheet would run', async () => {
  let saved = new Blob();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    saved = file;
    return '#saved';
  };
  URL.revokeObjectURL = () => undefined;
  try {
    downloadCsv('june.csv', [['LG', '3" deep, white', '=cmd()', '-1', '@x']]);
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(saved);
  await read;
  expect(reader.result).toBe(`"LG","3"" deep, white","'=cmd()","'-1","'@x"\r\n`);
});
