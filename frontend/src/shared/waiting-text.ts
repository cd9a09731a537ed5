import { usuallyCheckedBy } from '@appliance-index/domain/people/technician-proofs';
import { formatDayOfMonth } from './formats';

/** Since when a technician waits for the verification: 'Signed up 25 Nov, usually checked by 27 Nov' */
export function waitingText(signedUpAt: string, now = new Date()): string {
  const checkedBy = usuallyCheckedBy(new Date(signedUpAt));
  const rest =
    now > checkedBy
      ? 'the check takes longer than usual'
      : `usually checked by ${formatDayOfMonth(checkedBy.toISOString())}`;
  return `Signed up ${formatDayOfMonth(signedUpAt)}, ${rest}`;
}
