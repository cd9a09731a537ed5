import { useQueryClient } from '@tanstack/react-query';
import { formatCount, pluralize } from '../../formats';
import { markSignedOut, useUser } from '../../session';
import { toastLoadError } from '../../toasts';
import { useVotes } from '../../votes/use-votes';
import { thumbsOf } from '../../votes/votes';
import { Tooltip } from '../notices/tooltip';
import { WrenchIcon } from '../pictures/icons';
import { VoteButton } from '../primitives';

export const technicianRequired = 'Verified Repair Technician Required';

/** The technicians' thumbs-up button. Others see the count, and a tooltip that says why it is disabled. */
export function ThumbsUpButton({ applianceId, of }: { applianceId: string; of: string }) {
  const isTechnician = useUser()?.isVerifiedTech === 1;
  const { count, userVote, isSending } = useVotes((votes) => thumbsOf(votes, applianceId));
  const isKnown = useVotes(({ counted }) => counted.has(applianceId));
  const name = `Tech vote${of}${isKnown ? `, ${pluralize(count, 'vote')}` : ''}`;
  const client = useQueryClient();
  const toggle = () =>
    import('../../votes/vote-sync').then(
      ({ toggleThumbsUp }) => toggleThumbsUp(applianceId, () => markSignedOut(client)),
      () => toastLoadError('Voting'),
    );
  const button = (
    <VoteButton
      type="button"
      aria-pressed={isTechnician ? userVote === 1 : undefined}
      aria-disabled={!isTechnician || isSending}
      aria-label={isTechnician ? name : `${technicianRequired}. ${name}`}
      onClick={isTechnician && !isSending ? toggle : undefined}
    >
      <WrenchIcon />
      <span>{isKnown ? formatCount(count) : '–'}</span>
    </VoteButton>
  );
  return isTechnician ? button : <Tooltip text={technicianRequired}>{button}</Tooltip>;
}
