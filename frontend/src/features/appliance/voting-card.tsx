import { type Aspect, aspectLabels, type VoterType } from '@appliance-index/domain/people/vote';
import { useRef, useState } from 'react';
import { formatCount, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useUser } from '../../shared/session';
import { typedEntries } from '../../shared/typed-entries';
import { SegmentedControl } from '../../shared/ui/controls/segmented-control';
import { Tabs } from '../../shared/ui/controls/tabs';
import { Link } from '../../shared/ui/link';
import { Alert, Badge, Button, Plate } from '../../shared/ui/primitives';
import { ThumbsUpButton, technicianRequired } from '../../shared/ui/scores/thumbs-up-button';
import { VoteButtons } from '../../shared/ui/scores/vote-buttons';
import { useCastVote, useLoadModelVotes, useVote, useVotes } from '../../shared/votes/use-votes';
import {
  type Direction,
  type LocalVote,
  thumbsOf,
  upvoteShare,
  voteId,
  voteOf,
} from '../../shared/votes/votes';

const sides: readonly { name: VoterType; label: string }[] = [
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
  const [side, setSide] = useState<VoterType>('consumer');
  const [aspect, setAspect] = useState<Aspect>('overall');
  const isFrozen = useVotes(({ frozen }) => frozen.has(applianceId));
  useLoadModelVotes(applianceId);
  return (
    <Plate className="voting" aria-labelledby="vote">
      <h2 className="h3" id="vote">
        Vote
      </h2>
      <Tabs label="Who is voting" tabs={sides} selected={side} onSelect={setSide}>
        <div className="card">
          <div className="aspects">
            <SegmentedControl
              label="What are you voting on?"
              options={aspectLabels}
              selected={aspect}
              onSelect={setAspect}
            />
          </div>
          <AspectVote applianceId={applianceId} name={name} side={side} aspect={aspect} />
          {isFrozen && (
            <Alert role="status">
              This model received many votes in a short time. New votes are saved and will count after a day.
            </Alert>
          )}
        </div>
      </Tabs>
      <noscript>
        <VoteTable applianceId={applianceId} />
      </noscript>
    </Plate>
  );
}

/** All counts in one table, for visitors without JavaScript. */
function VoteTable({ applianceId }: { applianceId: string }) {
  const votes = useVotes((known) => known);
  return (
    <div className="card">
      <table className="t">
        <caption className="sr">All votes</caption>
        <thead>
          <tr>
            <th scope="col">Vote</th>
            {sides.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {typedEntries(aspectLabels).map(([aspect, label]) => (
            <tr key={aspect}>
              <th scope="row">{label}</th>
              {sides.map(({ name: side }) => (
                <td key={side}>{countsText(voteOf(votes, { applianceId, side, aspect }))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{thumbsUpText(thumbsOf(votes, applianceId).count)}</p>
    </div>
  );
}

/** '3 up, 1 down' */
function countsText({ upvotes, downvotes }: LocalVote): string {
  return `${formatCount(upvotes)} up, ${formatCount(downvotes)} down`;
}

interface AspectVoteProps extends VotingCardProps {
  side: VoterType;
  aspect: Aspect;
}

/** Both buttons lock after a vote, until the visitor chooses to change it. The vote counts until another is pressed. */
function AspectVote({ applianceId, name, side, aspect }: AspectVoteProps) {
  const user = useUser();
  const key = { applianceId, side, aspect };
  const { vote, isKnown, hasFailed } = useVote(key);
  const castVote = useCastVote();
  const { userVote } = vote;
  const isForbidden = side === 'tech' && user?.isVerifiedTech !== 1;
  const [changing, setChanging] = useState<string | null>(null);
  const isChanging = changing === voteId(key);
  const press = (direction: Direction) => {
    setChanging(null);
    if (direction !== userVote) castVote(key, direction);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const focusButtons = () => buttons.current?.querySelector('button')?.focus();
  const change = () => {
    setChanging(isChanging ? null : voteId(key));
    if (!isChanging) focusButtons();
  };
  const withdraw = () => {
    setChanging(null);
    if (userVote !== 'none') castVote(key, userVote);
    focusButtons(); // The pressed button disappears with the vote.
  };
  return (
    <>
      {isForbidden && <Badge className="warn">{technicianRequired}</Badge>}
      <div className="votebig" ref={buttons}>
        <VoteButtons
          vote={vote}
          isKnown={isKnown}
          of={` ${name} ${votedOn[aspect]}`}
          isLocked={isForbidden || (userVote !== 'none' && !isChanging)}
          onPress={press}
        />
      </div>
      {isKnown && <VoteShare vote={vote} side={side} />}
      {!isKnown && hasFailed && <p className="small muted">Votes are not available right now.</p>}
      {userVote !== 'none' && !isForbidden && (
        <div className="own">
          <Button type="button" className="quiet sm" onClick={change}>
            {isChanging ? 'Keep my vote' : 'Change my vote'}
          </Button>
          <Button type="button" className="quiet sm" onClick={withdraw}>
            Withdraw my vote
          </Button>
        </div>
      )}
      {side === 'tech' && <ThumbsUp applianceId={applianceId} name={name} isForbidden={isForbidden} />}
      {side === 'consumer' && !user && (
        <p className="small muted">
          <Link to={paths.signIn}>Sign in</Link> to keep your vote when you leave.
        </p>
      )}
    </>
  );
}

function VoteShare({ vote, side }: { vote: LocalVote; side: VoterType }) {
  const share = upvoteShare(vote);
  const all = vote.upvotes + vote.downvotes;
  const voters = pluralize(all, side === 'tech' ? 'technician' : 'owner');
  return (
    <>
      <div className="share" aria-hidden="true">
        <i style={{ width: `${share ?? 0}%` }} />
      </div>
      <p className="small muted" role="status">
        {share === null
          ? 'No votes yet'
          : `${share}% of ${voters} ${all === 1 ? 'recommends' : 'recommend'} it`}
      </p>
    </>
  );
}

function ThumbsUp({ applianceId, name, isForbidden }: VotingCardProps & { isForbidden: boolean }) {
  const user = useUser();
  const { count } = useVotes((votes) => thumbsOf(votes, applianceId));
  return (
    <>
      <div className="thumbs-up">
        <ThumbsUpButton applianceId={applianceId} of={` for ${name}`} />
        <span className="small muted">{thumbsUpText(count)}</span>
      </div>
      {isForbidden && user?.userType !== 'tech' && (
        <p className="small muted">
          <Link to={paths.techSignup}>Tech Signup</Link>
        </p>
      )}
      {user?.verification === 'pending' && (
        <p className="small muted">Verification pending. Until then, you can vote as a consumer.</p>
      )}
    </>
  );
}

function thumbsUpText(count: number): string {
  if (count === 0) return 'No thumbs-up from technicians yet';
  return `Thumbs-up from ${pluralize(count, 'technician')}`;
}
