import { type Aspect, aspectLabels, type VoterGroup } from '@appliance-index/domain/people/vote';
import { useRef, useState } from 'react';
import { formatCount, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useAccount } from '../../shared/session';
import { typedEntries } from '../../shared/typed-entries';
import { SegmentedControl } from '../../shared/ui/controls/segmented-control';
import { Tabs } from '../../shared/ui/controls/tabs';
import { Link } from '../../shared/ui/link';
import { Alert, Badge, Button, Plate } from '../../shared/ui/primitives';
import { ThumbsUpButton, technicianRequired } from '../../shared/ui/scores/thumbs-up-button';
import { VoteButtons } from '../../shared/ui/scores/vote-buttons';
import { ColumnHeads } from '../../shared/ui/tables/column-heads';
import { joinClasses } from '../../shared/ui/with-recipe';
import { useReadModelVotes } from '../../shared/votes/read-votes';
import { useCastVote, useModelVotes, useVote } from '../../shared/votes/use-votes';
import { tallyOf, upvoteShare, type VoteKey, type VoteTally, voteId } from '../../shared/votes/votes';
import { waitingText } from '../../shared/waiting-text';
import { detailCard, votingCard } from '../../styled-system/recipes';

const cardStyles = detailCard();
const styles = votingCard();
const line = joinClasses('small muted', styles.line);

const voterGroups: readonly { name: VoterGroup; label: string }[] = [
  { name: 'consumer', label: 'Consumer' },
  { name: 'tech', label: 'Technician' },
];
/** How the vote buttons name an aspect after the model. */
const votedOn: Record<Aspect, string> = {
  overall: 'overall',
  price: 'on price',
  reliability: 'on reliability',
};

interface VotingCardProps {
  applianceId: string;
  /** Brand and model. */
  name: string;
}

/** Votes on three aspects, for owners and for verified technicians, who can also give a thumbs-up. */
export function VotingCard({ applianceId, name }: VotingCardProps) {
  const isTechnician = useAccount()?.isVerifiedTech === 1;
  const [chosenGroup, chooseGroup] = useState<VoterGroup | null>(null);
  // Technicians need not choose anew on the page of each model.
  const voterGroup = chosenGroup ?? (isTechnician ? 'tech' : 'consumer');
  const [aspect, setAspect] = useState<Aspect>('overall');
  const { isFrozen } = useModelVotes(applianceId);
  useReadModelVotes(applianceId);
  return (
    <Plate className={styles.root} aria-labelledby="vote">
      <h2 className={joinClasses('h3', styles.heading)} id="vote">
        Vote
      </h2>
      <div className={styles.choices}>
        <Tabs
          label="Who is voting"
          tabs={voterGroups}
          selected={voterGroup}
          onSelect={chooseGroup}
          className={styles.tabs}
        >
          <div className={cardStyles.root}>
            <SegmentedControl
              label="What are you voting on?"
              options={aspectLabels}
              selected={aspect}
              onSelect={setAspect}
              className={styles.aspects}
            />
            <AspectVote applianceId={applianceId} name={name} voterGroup={voterGroup} aspect={aspect} />
            {isFrozen && (
              <Alert role="status" className={styles.frozen}>
                This model received many votes in a short time. New votes are saved and will count after a
                day.
              </Alert>
            )}
          </div>
        </Tabs>
      </div>
      <noscript>
        <VoteTable applianceId={applianceId} />
      </noscript>
    </Plate>
  );
}

/** All counts in one table, for visitors without JavaScript. */
function VoteTable({ applianceId }: { applianceId: string }) {
  const votes = useModelVotes(applianceId);
  return (
    <div className={cardStyles.root}>
      <table className={cardStyles.table}>
        <caption className="sr">All votes</caption>
        <ColumnHeads names={['Vote', ...voterGroups.map(({ label }) => label)]} />
        <tbody>
          {typedEntries(aspectLabels).map(([aspect, label]) => (
            <tr key={aspect}>
              <th scope="row">{label}</th>
              {voterGroups.map(({ name: voterGroup }) => (
                <td key={voterGroup}>{countsText(tallyOf(votes, { applianceId, aspect, voterGroup }))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{thumbsUpText(votes.thumbsUp.count)}</p>
    </div>
  );
}

/** '3 up, 1 down' */
function countsText({ upvotes, downvotes }: VoteTally): string {
  return `${formatCount(upvotes)} up, ${formatCount(downvotes)} down`;
}

/** Both buttons lock after a vote, until the visitor chooses to change it. The vote counts until another is pressed. */
function AspectVote({ name, ...key }: VoteKey & { name: string }) {
  const { applianceId, aspect, voterGroup } = key;
  const account = useAccount();
  const state = useVote(key);
  const { vote, isKnown } = state;
  const castVote = useCastVote();
  const { voteValue } = vote;
  const isForbidden = voterGroup === 'tech' && account?.isVerifiedTech !== 1;
  const [changing, setChanging] = useState<string | null>(null);
  const isChanging = changing === voteId(key);
  const press = (pressed: 1 | -1) => {
    setChanging(null);
    if (pressed !== voteValue) castVote(key, pressed);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const focusButtons = () => buttons.current?.querySelector('button')?.focus();
  const change = () => {
    setChanging(isChanging ? null : voteId(key));
    if (!isChanging) focusButtons();
  };
  const withdraw = () => {
    setChanging(null);
    castVote(key, 0);
    focusButtons(); // The pressed button disappears with the vote.
  };
  return (
    <>
      {isForbidden && (
        <Badge tone="warn" className={styles.required}>
          {technicianRequired}
        </Badge>
      )}
      <div className={styles.buttons} ref={buttons}>
        <VoteButtons
          vote={vote}
          isKnown={isKnown}
          of={` ${name} ${votedOn[aspect]}`}
          isLocked={isForbidden || (voteValue !== 0 && !isChanging)}
          onPress={press}
        />
      </div>
      {/* Always takes the same room, so that a vote moves nothing below it. */}
      <div className={styles.share} aria-hidden="true">
        <i className={styles.upvotes} style={{ width: `${upvoteShare(vote) ?? 0}%` }} />
      </div>
      <p className={line} role="status">
        {shareSentence(state, voterGroup)}
      </p>
      {!isForbidden && (
        <div className={styles.own}>
          {voteValue !== 0 && (
            <>
              <Button variant="ghost" size="sm" onClick={change}>
                {isChanging ? 'Keep my vote' : 'Change my vote'}
              </Button>
              <Button variant="ghost" size="2xs" className={styles.withdraw} onClick={withdraw}>
                Withdraw<span className="sr"> my vote</span>
              </Button>
            </>
          )}
        </div>
      )}
      {voterGroup === 'tech' && <ThumbsUp applianceId={applianceId} name={name} isForbidden={isForbidden} />}
      {voterGroup === 'consumer' && !account && (
        <p className={line}>
          <Link to={paths.signIn}>Sign in</Link> to keep your vote when you leave.
        </p>
      )}
    </>
  );
}

/** '90% of 10 owners recommend it', '3 owners voted' (too few for a share) or 'No votes yet' */
function shareSentence(state: ReturnType<typeof useVote>, voterGroup: VoterGroup): string {
  const { vote, isKnown, hasFailed } = state;
  if (!isKnown) return hasFailed ? 'Votes are not available right now.' : '\u00a0';
  const share = upvoteShare(vote);
  const all = vote.upvotes + vote.downvotes;
  if (all === 0) return 'No votes yet';
  const voters = pluralize(all, voterGroup === 'tech' ? 'technician' : 'owner');
  return share === null ? `${voters} voted` : `${share}% of ${voters} recommend it`;
}

function ThumbsUp({ applianceId, name, isForbidden }: VotingCardProps & { isForbidden: boolean }) {
  const account = useAccount();
  const { count, voteValue } = useModelVotes(applianceId).thumbsUp;
  const { vote } = useVote({ applianceId, aspect: 'overall', voterGroup: 'tech' });
  return (
    <>
      <div className={styles.thumbsUp}>
        <ThumbsUpButton applianceId={applianceId} of={` for ${name}`} />
        <span className="small muted">{thumbsUpText(count)}</span>
      </div>
      <p className={line} role="status">
        {storyText(vote.voteValue === 1, voteValue === 1)}
      </p>
      {isForbidden && account?.userType !== 'tech' && (
        <p className={line}>
          <Link to={paths.techSignup}>Tech Signup</Link>
        </p>
      )}
      {account?.verification === 'pending' && (
        <p className={line}>
          Verification pending. Until then, you can vote as a consumer. {waitingText(account.signedUpAt)}.
        </p>
      )}
    </>
  );
}

/** How the technician's own thumbs-up and up vote belong together; one line in each case. */
function storyText(recommends: boolean, hasThumbsUp: boolean): string {
  if (!recommends) return 'The rankings show the thumbs-up.';
  return hasThumbsUp
    ? 'You recommend it here and in the rankings.'
    : 'Give it a thumbs-up in the rankings, too?';
}

function thumbsUpText(count: number): string {
  if (count === 0) return 'No thumbs-up from technicians yet';
  return `Thumbs-up from ${pluralize(count, 'technician')}`;
}
