import { DomainError } from '@appliance-index/domain/errors';

/** Whether the current state is still the one the editor saw (If-Match, or a version in the body). */
export type Precondition<View extends object> = (current: View) => boolean;

/** Without a precondition the last write wins. @throws conflict/stale with the current state */
export function checkPrecondition<View extends object>(
  kind: 'appliance' | 'article' | 'technician',
  current: View,
  precondition: Precondition<View> | undefined,
): void {
  if (!precondition || precondition(current)) return;
  const message = `Someone else has changed this ${kind} in the meantime. Review the current version before saving.`;
  throw new DomainError('conflict', 'stale', message, [], { current });
}
