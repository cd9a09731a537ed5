import { formatCount, pluralize } from '../../formats';
import { type Direction, type LocalVote, upvoteShare } from '../../votes/votes';
import { DownIcon, UpIcon } from '../pictures/icons';
import { VoteButton } from '../primitives';

interface VoteButtonsProps {
  vote: LocalVote;
  /** Whether the counts are loaded; a dash is shown until then. */
  isKnown: boolean;
  /** The model for the accessible name, with a leading space: ' LG WM5800HVA' */
  of: string;
  /** Locked buttons stay in the tab order. */
  isLocked?: boolean;
  onPress: (direction: Direction) => void;
}

/** The upvote and downvote buttons with their counts. */
export function VoteButtons({ vote, isKnown, of, isLocked = false, onPress }: VoteButtonsProps) {
  const button = (direction: Direction, verb: string, count: number) => (
    <VoteButton
      type="button"
      aria-pressed={vote.userVote === direction}
      aria-disabled={isLocked}
      aria-label={isKnown ? `${verb}${of}, ${pluralize(count, verb.toLowerCase())}` : `${verb}${of}`}
      onClick={isLocked ? undefined : () => onPress(direction)}
    >
      {direction === 'up' ? <UpIcon /> : <DownIcon />}
      <span>{isKnown ? formatCount(count) : '–'}</span>
    </VoteButton>
  );
  return (
    <>
      {button('up', 'Upvote', vote.upvotes)}
      {button('down', 'Downvote', vote.downvotes)}
    </>
  );
}

/** '91% of 240' or 'No votes yet'; null until the counts are loaded. */
export function shareText(vote: LocalVote, isKnown: boolean): string | null {
  if (!isKnown) return null;
  const share = upvoteShare(vote);
  return share === null ? 'No votes yet' : `${share}% of ${formatCount(vote.upvotes + vote.downvotes)}`;
}
