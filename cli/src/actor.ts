import { userInfo } from 'node:os';

/** Who the audit log says it was: the operator's account on this machine. */
export function actor(): string {
  return `cli:${userInfo().username}`;
}
