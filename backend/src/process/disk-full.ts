/** The operating system's codes for a full disk, an exceeded quota and a file that is too large, and PostgreSQL's. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

/** Whether something could not be written for lack of space. */
export function isDiskFull(error: unknown): boolean {
  return diskFullCodes.includes((error as NodeJS.ErrnoException).code ?? '');
}
