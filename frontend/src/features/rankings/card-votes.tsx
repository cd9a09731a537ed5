import type { CardView } from '@appliance-index/backend/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/session';
import { TechVoteButton } from '../../shared/ui/tech-vote-button';
import { shareText, VotePair } from '../../shared/ui/vote-pair';
import { cardVote, useVotes } from '../../shared/votes';

/** Owners and technicians, side by side with the stores. */
export function CardVotes({ card }: { card: CardView }) {
  const name = ` ${card.brand} ${card.model}`;
  return (
    <div className="vcells">
      <OwnerVotes applianceId={card.id} name={name} />
      <div className="cell">
        <span className="label">
          Verified
          <br />
          technicians
        </span>
        <TechVoteButton applianceId={card.id} of={` for${name}`} />
      </div>
    </div>
  );
}

function OwnerVotes({ applianceId, name }: { applianceId: string; name: string }) {
  const { voteOf, press, isCounted, hasFailed } = useVotes();
  const key = cardVote(applianceId);
  const vote = voteOf(key);
  const isKnown = isCounted(applianceId);
  return (
    <div className="cell">
      <span className="label">
        Owners
        <br />
        {shareText(vote, isKnown) ?? (hasFailed ? 'Not available now' : '\u00a0')}
      </span>
      <span className="pair">
        <VotePair
          vote={vote}
          isCounted={isKnown || vote.userVote !== 'none'}
          of={name}
          onPress={(direction) => press(key, direction)}
        />
      </span>
    </div>
  );
}

/** Stands on the card of the latest press, and on cards whose newest votes are held back. */
export function VoteHint({ applianceId }: { applianceId: string }) {
  const { user } = useSession();
  const { voteOf, isLatest, isFrozen } = useVotes();
  const key = cardVote(applianceId);
  if (isFrozen(applianceId)) return <span>New votes are being checked</span>;
  if (user || !isLatest(key) || voteOf(key).userVote === 'none') return null;
  return (
    <span role="status">
      <Link to={paths.signIn}>Sign in</Link> to keep your vote
    </span>
  );
}
