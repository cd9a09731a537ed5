const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Sorts before every id, so keyset pagination can start from it. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Matches the ids of imports and audit entries, which are numbered; never exceeds a 64-bit integer. */
export const numericId = /^\d{1,18}$/;
