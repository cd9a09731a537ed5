import type { CardView } from '@appliance-index/backend/contract';
import { Link } from 'react-router-dom';
import { countOf, formatCount } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { DownIcon, UpIcon, WrenchIcon } from '../../shared/ui/icons';
import { VoteButton } from '../../shared/ui/pieces';
import { Tooltip } from '../../shared/ui/tooltip';
import { upvoteShare, useVotes } from '../../shared/votes';

/** Only verified technicians can press it; nobody has yet. */
const technicianVotes = 0;
const technicianRequired = 'Verified Repair Technician Required';

/** Owners and technicians, side by side with the stores. */
export function CardVotes({ card }: { card: CardView }) {
  const name = `${card.brand} ${card.model}`;
  return (
    <div className="vcells">
      <OwnerVotes applianceId={card.id} name={name} />
      <div className="cell">
        <span className="label">
          Verified
          <br />
          technicians
        </span>
        <Tooltip text={technicianRequired}>
          <VoteButton
            type="button"
            className="vote"
            aria-disabled="true"
            aria-label={`${technicianRequired}. Tech vote for ${name}, ${countOf(technicianVotes, 'vote')}`}
          >
            <WrenchIcon />
            {technicianVotes}
          </VoteButton>
        </Tooltip>
      </div>
    </div>
  );
}

function OwnerVotes({ applianceId, name }: { applianceId: string; name: string }) {
  const { voteOf, press } = useVotes();
  const vote = voteOf(applianceId);
  const share = upvoteShare(vote);
  return (
    <div className="cell">
      <span className="label">
        Owners
        <br />
        {share === null ? 'No votes yet' : `${share}% of ${formatCount(vote.upvotes + vote.downvotes)}`}
      </span>
      <span className="pair">
        <VoteButton
          type="button"
          className="vote"
          aria-pressed={vote.userVote === 'up'}
          aria-label={`Upvote ${name}, ${countOf(vote.upvotes, 'upvote')}`}
          onClick={() => press(applianceId, 'overall', 'up')}
        >
          <UpIcon />
          {formatCount(vote.upvotes)}
        </VoteButton>
        <VoteButton
          type="button"
          className="vote"
          aria-pressed={vote.userVote === 'down'}
          aria-label={`Downvote ${name}, ${countOf(vote.downvotes, 'downvote')}`}
          onClick={() => press(applianceId, 'overall', 'down')}
        >
          <DownIcon />
          {formatCount(vote.downvotes)}
        </VoteButton>
      </span>
    </div>
  );
}

/** Stands on the card of the latest press. */
export function VoteHint({ applianceId }: { applianceId: string }) {
  const { voteOf, isLatest } = useVotes();
  if (!isLatest(applianceId) || voteOf(applianceId).userVote === 'none') return null;
  return (
    <span role="status">
      <Link to={paths.signIn}>Sign in</Link> to keep your vote
    </span>
  );
}
