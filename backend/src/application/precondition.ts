import { DomainError } from '@appliance-index/domain/errors';

/** Whether the current state is still the one the editor saw (If-Match, or a version in the body). */
export type Precondition<View extends object> = (current: View) => boolean;

/** Without a precondition the last write wins. `subject` is what it is about, such as 'this article'. @throws conflict/stale with the current state */
export function checkPrecondition<View extends object>(
  subject: string,
  current: View,
  precondition: Precondition<View> | undefined,
): void {
  if (!precondition || precondition(current)) return;
  const message = `Someone else has changed ${subject} in the meantime. Review the current version before saving.`;
  throw new DomainError('conflict', 'stale', message, [], { current });
}
