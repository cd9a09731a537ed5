import { formatCount, pluralize } from '../../formats';
import { upvoteShare, type VoteTally } from '../../votes/votes';
import { DownIcon, UpIcon } from '../pictures/icons';
import { VoteButton } from '../primitives';

interface VoteButtonsProps {
  vote: VoteTally;
  /** Whether the counts are loaded; a dash is shown until then. */
  isKnown: boolean;
  /** The model for the accessible name, with a leading space: ' LG WM5800HVA' */
  of: string;
  /** Locked buttons stay in the tab order. */
  isLocked?: boolean;
  /** On a card, the two share a frame. */
  size?: 'large' | 'card' | 'narrow';
  onPress: (pressed: 1 | -1) => void;
}

/** The upvote and downvote buttons with their counts. */
export function VoteButtons({
  vote,
  isKnown,
  of,
  isLocked = false,
  size = 'large',
  onPress,
}: VoteButtonsProps) {
  const button = (value: 1 | -1, verb: string, count: number) => (
    <VoteButton
      size={size}
      {...(size !== 'large' && { joined: value === 1 ? 'first' : 'second' })}
      aria-pressed={vote.voteValue === value}
      aria-disabled={isLocked}
      aria-label={isKnown ? `${verb}${of}, ${pluralize(count, verb.toLowerCase())}` : `${verb}${of}`}
      onClick={isLocked ? undefined : () => onPress(value)}
    >
      {value === 1 ? <UpIcon /> : <DownIcon />}
      <span>{isKnown ? formatCount(count) : '–'}</span>
    </VoteButton>
  );
  return (
    <>
      {button(1, 'Upvote', vote.upvotes)}
      {button(-1, 'Downvote', vote.downvotes)}
    </>
  );
}

/** '91% of 240', '3 votes' (too few for a share) or 'No votes yet'; null until the counts are loaded. */
export function shareText(vote: VoteTally, isKnown: boolean): string | null {
  if (!isKnown) return null;
  const share = upvoteShare(vote);
  const all = vote.upvotes + vote.downvotes;
  if (share === null) return all === 0 ? 'No votes yet' : pluralize(all, 'vote');
  return `${share}% of ${formatCount(all)}`;
}
