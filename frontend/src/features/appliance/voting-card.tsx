import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf, formatCount } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { DownIcon, UpIcon, WrenchIcon } from '../../shared/ui/icons';
import { Badge, Button, Plate, VoteButton } from '../../shared/ui/pieces';
import { SegmentField } from '../../shared/ui/segment';
import { Tabs } from '../../shared/ui/tabs';
import { type Aspect, type Direction, type LocalVote, upvoteShare, useVotes } from '../../shared/votes';

const voters = [
  { name: 'consumer', label: 'Consumer' },
  { name: 'technician', label: 'Technician' },
] as const;
type Voter = (typeof voters)[number]['name'];

const aspects: Record<Aspect, string> = { overall: 'Overall', price: 'Price', reliability: 'Reliability' };

/** Owners vote on three aspects; technicians once they are verified. */
export function VotingCard({ applianceId }: { applianceId: string }) {
  const [voter, setVoter] = useState<Voter>('consumer');
  return (
    <Plate className="plate voting" aria-labelledby="vote">
      <h2 className="h3" id="vote">
        Vote
      </h2>
      <Tabs label="Who is voting" tabs={voters} selected={voter} onSelect={setVoter}>
        <div className="card">
          {voter === 'consumer' ? <ConsumerVote applianceId={applianceId} /> : <TechnicianVote />}
        </div>
      </Tabs>
    </Plate>
  );
}

function ConsumerVote({ applianceId }: { applianceId: string }) {
  const [aspect, setAspect] = useState<Aspect>('overall');
  const { voteOf, press } = useVotes();
  const vote = voteOf(applianceId, aspect);
  const { userVote } = vote;
  return (
    <>
      <div className="aspects">
        <SegmentField
          label="What are you voting on?"
          options={aspects}
          selected={aspect}
          onSelect={(next) => setAspect(next)}
        />
      </div>
      <VotePair vote={vote} onPress={(direction) => press(applianceId, aspect, direction)} />
      <VoteShare vote={vote} />
      {userVote !== 'none' && (
        <Button type="button" className="btn quiet sm" onClick={() => press(applianceId, aspect, userVote)}>
          Change my vote
        </Button>
      )}
      <p className="small muted">
        <Link to={paths.signIn}>Sign in</Link> to keep your vote when you leave.
      </p>
    </>
  );
}

/** Locked once there is a vote; a locked button keeps its place in the tab order. */
function VotePair({ vote, onPress }: { vote: LocalVote; onPress: (direction: Direction) => void }) {
  const isLocked = vote.userVote !== 'none';
  const press = (direction: Direction) => (isLocked ? undefined : () => onPress(direction));
  return (
    <div className="votebig">
      <VoteButton
        type="button"
        className="vote"
        aria-pressed={vote.userVote === 'up'}
        aria-disabled={isLocked}
        aria-label={`Upvote, ${countOf(vote.upvotes, 'upvote')}`}
        onClick={press('up')}
      >
        <UpIcon />
        {formatCount(vote.upvotes)}
      </VoteButton>
      <VoteButton
        type="button"
        className="vote"
        aria-pressed={vote.userVote === 'down'}
        aria-disabled={isLocked}
        aria-label={`Downvote, ${countOf(vote.downvotes, 'downvote')}`}
        onClick={press('down')}
      >
        <DownIcon />
        {formatCount(vote.downvotes)}
      </VoteButton>
    </div>
  );
}

function VoteShare({ vote }: { vote: LocalVote }) {
  const share = upvoteShare(vote);
  const all = vote.upvotes + vote.downvotes;
  return (
    <>
      <div className="share" aria-hidden="true">
        <i style={{ width: `${share ?? 0}%` }} />
      </div>
      <p className="small muted" role="status">
        {share === null
          ? 'No votes yet'
          : `${share}% of ${countOf(all, 'owner')} ${all === 1 ? 'recommends' : 'recommend'} it`}
      </p>
    </>
  );
}

function TechnicianVote() {
  return (
    <>
      <Badge className="badge warn" style={{ whiteSpace: 'normal' }}>
        Verified Repair Technician Required
      </Badge>
      <div className="votebig">
        <VoteButton
          type="button"
          className="vote"
          aria-disabled="true"
          aria-label="Verified Repair Technician Required. Tech vote, 0 votes"
        >
          <WrenchIcon />0
        </VoteButton>
      </div>
      <p className="small muted">
        <Link to={paths.techSignup}>Tech Signup</Link>
      </p>
    </>
  );
}
