import { hourMs } from '@appliance-index/domain/durations';
import { formatDayOfMonth } from './formats';
import { verificationHours } from './verification';

/** Since when a technician waits for the verification: 'Signed up 25 Nov, usually checked by 27 Nov' */
export function waitingText(signedUpAt: string, now = new Date()): string {
  const checkedBy = new Date(Date.parse(signedUpAt) + verificationHours.latest * hourMs);
  const rest =
    now > checkedBy
      ? 'the check takes longer than usual'
      : `usually checked by ${formatDayOfMonth(checkedBy.toISOString())}`;
  return `Signed up ${formatDayOfMonth(signedUpAt)}, ${rest}`;
}
