import { useSuspenseQuery } from '@tanstack/react-query';
import { retailerList } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { categoriesQuery, useReads } from '../../shared/reads';
import { Link } from '../../shared/ui/link';
import { PageTitle } from '../../shared/ui/page-title';
import { CategoryCard } from '../../shared/ui/pictures/category-card';
import { ForwardIcon } from '../../shared/ui/pictures/icons';
import { ButtonLink, Section } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { callToActionRecipe } from './call-to-action.recipe';
import { columnsRecipe } from './columns.recipe';
import { Hero } from './hero';
import { ConsumerIllustration, RetailerIllustration, TechnicianIllustration } from './illustrations';

const Columns = styled('div', columnsRecipe);
const CallToAction = styled('section', callToActionRecipe);

export default function HomePage() {
  const { data } = useSuspenseQuery(categoriesQuery(useReads()));
  return (
    <>
      <PageTitle
        description={`Washers, dryers, stoves, fridges, dishwashers and microwaves, ranked by review scores from ${retailerList}.`}
      />
      <Hero updated={data.updated} categories={data.categories} />
      <div className="wrap">
        <Section aria-labelledby="browse">
          <div className="blockhead">
            <h2 id="browse">Browse by Category</h2>
            <span className="small muted">The top-rated model of each</span>
          </div>
          <ul className="grid3">
            {data.categories.map((category) => (
              <CategoryCard key={category.category} category={category} />
            ))}
          </ul>
        </Section>
        <HowWeRank />
        <CallToAction aria-labelledby="start">
          <div>
            <h2 id="start">Start with the one you are replacing</h2>
            <p>Washers first: four types, every model with the reviews its score stands on.</p>
          </div>
          <ButtonLink to={paths.category('washers')}>
            Start Exploring <ForwardIcon />
          </ButtonLink>
        </CallToAction>
      </div>
    </>
  );
}

function HowWeRank() {
  return (
    <Section aria-labelledby="how">
      <div className="blockhead">
        <h2 id="how">How We Rank</h2>
        <Link className="small" to={paths.methodology}>
          Read the full method
        </Link>
      </div>
      <Columns>
        <div>
          <div className="fig">
            <RetailerIllustration />
          </div>
          <h3>Retailer Reviews</h3>
          <p className="muted">
            Each retailer's score counts as much as the reviews behind it. A retailer without a score is left
            out, never counted as zero.
          </p>
        </div>
        <div>
          <div className="fig">
            <ConsumerIllustration />
          </div>
          <h3>Consumer Votes</h3>
          <p className="muted">
            Owners vote a model up or down. The share is shown beside the score and never mixed into it.
          </p>
        </div>
        <div>
          <div className="fig">
            <TechnicianIllustration />
          </div>
          <h3>Tech Expert Ratings</h3>
          <p className="muted">
            Repair technicians vote after we have verified who they are. They see what fails, and what can be
            mended.
          </p>
        </div>
      </Columns>
    </Section>
  );
}
