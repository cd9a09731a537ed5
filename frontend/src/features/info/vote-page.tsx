import { Fragment, type ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { PageSearch } from '../../shared/search/page-search';
import { useAccount } from '../../shared/session';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import type { TypeName } from '../../shared/ui/pictures/drawing-shapes';
import { ForwardIcon, UpIcon, WrenchIcon } from '../../shared/ui/pictures/icons';
import {
  Badge,
  ButtonLink,
  PageHead,
  Plate,
  PlateArticle,
  Section,
  SectionHead,
} from '../../shared/ui/primitives';
import { votePage } from '../../styled-system/recipes';

const styles = votePage();

export default function VotePage() {
  const account = useAccount();
  return (
    <Page
      title="Vote on Appliances"
      description="Owners and verified repair technicians vote on appliances and are counted separately."
    >
      <PageHead>
        <h1>Vote on Appliances</h1>
        <p className="lead">
          Owners say what an appliance is like to live with; technicians, what it is like to repair.
        </p>
      </PageHead>
      <Plate className={styles.own}>
        <PageSearch id="own-model" label="Which model do you own?" />
        <p className="small muted">
          Open its page to vote on it. The model number is on the label inside the door or on the back.
        </p>
      </Plate>
      <div className={styles.voters}>
        <Voter
          title="Consumer Voting"
          drawings={['washers-front-load', 'fridges-french-door', 'stoves-gas-stove']}
          badge={
            <Badge>
              <UpIcon /> Open to all users
            </Badge>
          }
          terms={[
            ['Without an account', 'Your vote lasts until you leave.'],
            ['Signed in', 'Your votes are kept and counted.'],
          ]}
        >
          <VoterLink to={account ? paths.categories : paths.signIn}>
            {account ? 'See Rankings' : 'Sign in to keep your votes'}
          </VoterLink>
        </Voter>
        <Voter
          title="Repair Tech Voting"
          drawings={['washers-commercial', 'fridges-side-by-side', 'dryers-commercial-front-load']}
          badge={
            <Badge tone="warn">
              <WrenchIcon /> Verification required
            </Badge>
          }
          terms={[
            ['Until you are verified', 'You vote as a consumer.'],
            ['Verified', 'Your votes are counted separately, as technician votes.'],
          ]}
        >
          {account?.userType !== 'tech' && (
            <VoterLink to={paths.techSignup}>Sign up as a technician</VoterLink>
          )}
        </Voter>
      </div>
      <Section aria-labelledby="how">
        <SectionHead>
          <h2 id="how">How Voting Works</h2>
        </SectionHead>
        <ol className={styles.steps}>
          {steps.map(([step, meaning]) => (
            <li key={step} className={styles.step}>
              <h3>{step}</h3>
              <p className={styles.stepText}>{meaning}</p>
            </li>
          ))}
        </ol>
        <div className={styles.start}>
          <p className={styles.startText}>
            Votes are shown beside the retailers' scores and never change them.
          </p>
          <ButtonLink variant="solid" to={paths.categories}>
            Browse categories <ForwardIcon />
          </ButtonLink>
        </div>
      </Section>
    </Page>
  );
}

interface VoterProps {
  title: string;
  /** Names of types; the second is a fridge. */
  drawings: readonly [TypeName, TypeName, TypeName];
  badge: ReactNode;
  /** What applies when. */
  terms: readonly (readonly [condition: string, consequence: string])[];
  children: ReactNode;
}

function Voter({ title, drawings, badge, terms, children }: VoterProps) {
  return (
    <PlateArticle className={styles.voter}>
      <div className={styles.scene}>
        {drawings.map((name) => (
          <TypeDrawing key={name} name={name} className={styles.drawing} />
        ))}
        <span className={styles.floor} aria-hidden="true" />
      </div>
      <div className={styles.body}>
        <h2 className="h3">{title}</h2>
        {badge}
        <dl className={styles.terms}>
          {terms.map(([condition, consequence]) => (
            <Fragment key={condition}>
              <dt className={styles.term}>{condition}</dt>
              <dd className="muted">{consequence}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      {children}
    </PlateArticle>
  );
}

function VoterLink(props: { to: string; children: ReactNode }) {
  return <ButtonLink variant="outline" className={styles.link} {...props} />;
}

const steps = [
  ['Browse', 'Find the model you own, or the one you repair, in its ranking or by search.'],
  ['Select your role', 'Vote as a consumer, or as a repair technician once you are verified.'],
  ['Cast your vote', 'Up or down on Overall, Price and Reliability. You can change a vote or take it back.'],
  ['Help the community', 'People facing the same choice benefit from what you know.'],
] as const;
