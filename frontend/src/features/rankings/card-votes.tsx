import type { CardView } from '@appliance-index/backend/contract';
import { modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useAccount } from '../../shared/session';
import { Link } from '../../shared/ui/link';
import { ThumbsUpButton } from '../../shared/ui/scores/thumbs-up-button';
import { shareText, VoteButtons } from '../../shared/ui/scores/vote-buttons';
import { joinClasses } from '../../shared/ui/with-recipe';
import { useUnsavedVotes } from '../../shared/votes/unsaved-votes';
import { useCastVote, useVote } from '../../shared/votes/use-votes';
import { cardVoteKey, voteId } from '../../shared/votes/votes';
import { cardVotes, variantVotes } from '../../styled-system/recipes';

const looks = {
  whole: { styles: cardVotes(), size: 'card' },
  attached: { styles: variantVotes(), size: 'narrow' },
} as const;

/** Owner and technician votes, beside the retailers' scores. */
export function CardVotes({ card, kind }: { card: CardView; kind: keyof typeof looks }) {
  const { styles, size } = looks[kind];
  const name = ` ${modelName(card)}`;
  const key = cardVoteKey(card.id);
  const { vote, isKnown, hasFailed, isFrozen } = useVote(key);
  const castVote = useCastVote();
  const ofOthers = vote.upvotes + vote.downvotes - Math.abs(vote.voteValue);
  return (
    <div className={styles.cells}>
      <div className={styles.cell}>
        {/* One's own press must not make room for a label. */}
        <span
          className={joinClasses('label', styles.label)}
          data-quiet={(ofOthers === 0 && !hasFailed) || undefined}
        >
          Owners
          <br />
          <span>{shareText(vote, isKnown) ?? (hasFailed ? 'Unavailable' : '\u00a0')}</span>
        </span>
        <span className={styles.pair}>
          <VoteButtons
            vote={vote}
            isKnown={isKnown}
            size={size}
            of={name}
            onPress={(pressed) => castVote(key, pressed === vote.voteValue ? 0 : pressed)}
          />
        </span>
        {isFrozen ? (
          <p className={styles.hint}>New votes are under review</p>
        ) : (
          <SignInHint id={voteId(key)} className={styles.hint} />
        )}
      </div>
      <div className={styles.cell}>
        <span className={joinClasses('label', styles.label)} data-quiet>
          Verified
          <br />
          technicians
        </span>
        <ThumbsUpButton applianceId={card.id} of={` for${name}`} size={size} />
      </div>
    </div>
  );
}

/** Asks the visitor to sign in on the card they last voted on. */
function SignInHint({ id, className }: { id: string; className: string }) {
  const account = useAccount();
  const isUnsaved = useUnsavedVotes(({ latest, presses }) => latest === id && presses.has(id));
  if (account || !isUnsaved) return null;
  return (
    <p className={className} role="status">
      <Link to={paths.signIn}>Sign in</Link> to keep your vote
    </p>
  );
}
