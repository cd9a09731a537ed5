import { userInfo } from 'node:os';

/** Who the audit log says it was: the operator's account on this machine, by its number where that has no name. */
export function actor(account: () => { username: string } = userInfo): string {
  try {
    return `cli:${account().username}`;
  } catch {
    return `cli:${process.getuid?.()}`;
  }
}
