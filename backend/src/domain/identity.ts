const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be the id of anything here that is not numbered. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Where a list by id begins: no id comes before it. */
export const firstUuid = '00000000-0000-0000-0000-000000000000';

/** The id of what is numbered as it comes: imports, entries of the log. Never more than the database can number. */
export const serialNumber = /^\d{1,18}$/;
