import { formatCount, pluralize } from '../../formats';
import { paths } from '../../paths';
import { useAccount } from '../../session';
import { useModelVotes, useToggleThumbsUp } from '../../votes/use-votes';
import { Link } from '../link';
import { Tooltip } from '../notices/tooltip';
import { WrenchIcon } from '../pictures/icons';
import { VoteButton } from '../primitives';

export const technicianRequired = 'Verified Repair Technician Required';

interface ThumbsUpButtonProps {
  applianceId: string;
  /** For the accessible name, with a leading space: ' for LG WM5800HVA' */
  of: string;
  size?: 'card' | 'narrow';
}

/** The technicians' thumbs-up button. Others see the count, and a tooltip that says why it is disabled. */
export function ThumbsUpButton({ applianceId, of, size }: ThumbsUpButtonProps) {
  const account = useAccount();
  const isTechnician = account?.isVerifiedTech === 1;
  const { thumbsUp, counts } = useModelVotes(applianceId);
  const { count, voteValue, isSending } = thumbsUp;
  const isKnown = counts === 'known';
  const name = `Tech vote${of}${isKnown ? `, ${pluralize(count, 'vote')}` : ''}`;
  const toggleThumbsUp = useToggleThumbsUp();
  const button = (
    <VoteButton
      size={size}
      aria-pressed={isTechnician ? voteValue === 1 : undefined}
      aria-disabled={!isTechnician || isSending}
      aria-label={isTechnician ? name : `${technicianRequired}. ${name}`}
      onClick={isTechnician && !isSending ? () => toggleThumbsUp(applianceId) : undefined}
    >
      <WrenchIcon />
      <span>{isKnown ? formatCount(count) : '–'}</span>
    </VoteButton>
  );
  if (isTechnician) return button;
  // Technicians who wait have signed up already.
  const signup = account?.userType !== 'tech' && <Link to={paths.techSignup}>How to get verified</Link>;
  return (
    <Tooltip text={technicianRequired} more={signup}>
      {button}
    </Tooltip>
  );
}
