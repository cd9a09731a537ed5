import type { CardView } from '@appliance-index/backend/contract';
import { paths } from '../../shared/paths';
import { useAccount } from '../../shared/session';
import { Link } from '../../shared/ui/link';
import { ThumbsUpButton } from '../../shared/ui/scores/thumbs-up-button';
import { shareText, VoteButtons } from '../../shared/ui/scores/vote-buttons';
import { joinClasses } from '../../shared/ui/with-recipe';
import { useUnsavedVotes } from '../../shared/votes/unsaved-votes';
import { useCastVote, useVote } from '../../shared/votes/use-votes';
import { cardVoteKey, voteId } from '../../shared/votes/votes';
import { cardVotes } from '../../styled-system/recipes';

const styles = cardVotes();
const labelClasses = joinClasses('label', styles.label);

/** Owner and technician votes, beside the retailers' scores. */
export function CardVotes({ card }: { card: CardView }) {
  const name = ` ${card.brand} ${card.model}`;
  return (
    <div className={styles.cells}>
      <OwnerVotes applianceId={card.id} name={name} />
      <div className={styles.cell}>
        <span className={labelClasses} data-quiet>
          Verified
          <br />
          technicians
        </span>
        <ThumbsUpButton applianceId={card.id} of={` for${name}`} size="card" />
      </div>
    </div>
  );
}

function OwnerVotes({ applianceId, name }: { applianceId: string; name: string }) {
  const key = cardVoteKey(applianceId);
  const { vote, isKnown, hasFailed, isFrozen } = useVote(key);
  const castVote = useCastVote();
  const ofOthers = vote.upvotes + vote.downvotes - Math.abs(vote.voteValue);
  return (
    <div className={styles.cell}>
      {/* One's own press must not make room for a label. */}
      <span className={labelClasses} data-quiet={(ofOthers === 0 && !hasFailed) || undefined}>
        Owners
        <br />
        <span>{shareText(vote, isKnown) ?? (hasFailed ? 'Unavailable' : '\u00a0')}</span>
      </span>
      <span className={styles.pair}>
        <VoteButtons
          vote={vote}
          isKnown={isKnown}
          isOnCard
          of={name}
          onPress={(pressed) => castVote(key, pressed === vote.voteValue ? 0 : pressed)}
        />
      </span>
      <VoteHint applianceId={applianceId} isFrozen={isFrozen} />
    </div>
  );
}

/** Asks the visitor to sign in on the card they last voted on, and marks cards whose newest votes are held back. */
function VoteHint({ applianceId, isFrozen }: { applianceId: string; isFrozen: boolean }) {
  const account = useAccount();
  const id = voteId(cardVoteKey(applianceId));
  const isUnsaved = useUnsavedVotes(({ latest, presses }) => latest === id && presses.has(id));
  if (isFrozen) return <p className={styles.hint}>New votes are under review</p>;
  if (account || !isUnsaved) return null;
  return (
    <p className={styles.hint} role="status">
      <Link to={paths.signIn}>Sign in</Link> to keep your vote
    </p>
  );
}
