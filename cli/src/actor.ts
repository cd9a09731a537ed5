import { userInfo } from 'node:os';

/** Actor for the audit log: the operator's account name on this machine, or its numeric id if it has no name. */
export function actor(account: () => { username: string } = userInfo): string {
  try {
    return `cli:${account().username}`;
  } catch {
    return `cli:${process.getuid?.()}`;
  }
}
