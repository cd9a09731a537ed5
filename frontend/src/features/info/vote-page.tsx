import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { PageSearch } from '../../shared/search/page-search';
import { useAccount } from '../../shared/session';
import { PageTitle } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ForwardIcon, UpIcon, WrenchIcon } from '../../shared/ui/pictures/icons';
import { Badge, ButtonLink, PageHead, Plate, PlateArticle, Section } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { ownRecipe, startRecipe, stepsRecipe, voterCardRecipe, votersRecipe } from './vote.recipe';

const Own = styled(Plate, ownRecipe);
const Voters = styled('div', votersRecipe);
const VoterCard = styled(PlateArticle, voterCardRecipe);
const Steps = styled('ol', stepsRecipe);
const Start = styled('div', startRecipe);

export default function VotePage() {
  return (
    <div className="wrap">
      <PageTitle
        title="Vote on Appliances"
        description="Owners and verified repair technicians vote on appliances and are counted separately."
      />
      <PageHead>
        <h1>Vote on Appliances</h1>
        <p className="lead">
          Owners say what an appliance is like to live with; technicians, what it is like to repair.
        </p>
      </PageHead>
      <Own>
        <PageSearch id="own-model" label="Which model do you own?" />
        <p className="small muted">
          Open its page to vote on it. The model number is on the label inside the door or on the back.
        </p>
      </Own>
      <Voters>
        <ConsumerVoting />
        <TechnicianVoting />
      </Voters>
      <HowVotingWorks />
    </div>
  );
}

function ConsumerVoting() {
  const isSignedIn = useAccount() !== null;
  return (
    <VoterCard>
      <Scene>
        <TypeDrawing name="washers-front-load" />
        <TypeDrawing name="fridges-french-door" />
        <TypeDrawing name="stoves-gas-stove" />
      </Scene>
      <div className="body">
        <h2 className="h3">Consumer Voting</h2>
        <Badge>
          <UpIcon /> Open to all users
        </Badge>
        <dl>
          <dt>Without an account</dt>
          <dd>Your vote lasts until you leave.</dd>
          <dt>Signed in</dt>
          <dd>Your votes are kept and counted.</dd>
        </dl>
      </div>
      {isSignedIn ? (
        <ButtonLink variant="line" to={paths.categories}>
          See Rankings
        </ButtonLink>
      ) : (
        <ButtonLink variant="line" to={paths.signIn}>
          Sign in to keep your votes
        </ButtonLink>
      )}
    </VoterCard>
  );
}

function TechnicianVoting() {
  const isTechnician = useAccount()?.userType === 'tech';
  return (
    <VoterCard>
      <Scene>
        <TypeDrawing name="washers-commercial" />
        <TypeDrawing name="fridges-side-by-side" />
        <TypeDrawing name="dryers-commercial-front-load" />
      </Scene>
      <div className="body">
        <h2 className="h3">Repair Tech Voting</h2>
        <Badge tone="warn">
          <WrenchIcon /> Verification required
        </Badge>
        <dl>
          <dt>Until you are verified</dt>
          <dd>You vote as a consumer.</dd>
          <dt>Verified</dt>
          <dd>Your votes are counted separately, as technician votes.</dd>
        </dl>
      </div>
      {!isTechnician && (
        <ButtonLink variant="line" to={paths.techSignup}>
          Sign up as a technician
        </ButtonLink>
      )}
    </VoterCard>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <div className="scene">
      {children}
      <span className="floor" aria-hidden="true" />
    </div>
  );
}

function HowVotingWorks() {
  return (
    <Section aria-labelledby="how">
      <div className="blockhead">
        <h2 id="how">How Voting Works</h2>
      </div>
      <Steps>
        <li>
          <h3>Browse</h3>
          <p>Find the model you own, or the one you repair, in its ranking or by search.</p>
        </li>
        <li>
          <h3>Select your role</h3>
          <p>Vote as a consumer, or as a repair technician once you are verified.</p>
        </li>
        <li>
          <h3>Cast your vote</h3>
          <p>Up or down on Overall, Price and Reliability. You can change a vote or take it back.</p>
        </li>
        <li>
          <h3>Help the community</h3>
          <p>People facing the same choice benefit from what you know.</p>
        </li>
      </Steps>
      <Start>
        <p>Votes are shown beside the retailers' scores and never change them.</p>
        <ButtonLink variant="solid" to={paths.categories}>
          Browse categories <ForwardIcon />
        </ButtonLink>
      </Start>
    </Section>
  );
}
