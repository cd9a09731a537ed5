import { format, isDateFormat, isValidFormat } from 'numfmt';

/** The formats that workbooks name by number only, as English programs show them. */
const builtInFormats: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** Of unformatted numbers. */
export const generalFormat = 'General';

export function builtInFormat(id: string): string {
  return builtInFormats[id] ?? generalFormat;
}

/** As in Excel. The library takes seconds to refuse some of 60,000 characters. */
const maxFormatLength = 255;

/** A format that a workbook defines; that of unformatted numbers if it is not understood. */
export function ownFormat(pattern: string): string {
  return pattern.length <= maxFormatLength && isValidFormat(pattern) ? pattern : generalFormat;
}

/** Days between the two systems by which workbooks count dates. */
const daysFrom1900To1904 = 1462;

/** A number as the workbook shows it; as it is stored when its format is not understood. */
export function shownNumber(stored: string, pattern: string, from1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  try {
    return format(pattern, from1904 && isDateFormat(pattern) ? value + daysFrom1900To1904 : value).trim();
  } catch {
    return stored;
  }
}
