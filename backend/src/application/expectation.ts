import { DomainError } from '../domain/errors.js';

/** Says whether what stands there is still what its editor saw. */
export type Expectation<View extends object> = (current: View) => boolean;

/** Without an expectation nothing is stale. @throws conflict/stale with what stands there */
export function refuseStale<View extends object>(
  kind: 'appliance' | 'article',
  current: View,
  expects: Expectation<View> | undefined,
): void {
  if (!expects || expects(current)) return;
  const message = `Somebody else has changed this ${kind} meanwhile. Look at what stands there now.`;
  throw new DomainError('conflict', 'stale', message, [], { current });
}
