import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { capitalised } from '@appliance-index/domain/formats';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatList, retailerList } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { categoriesQuery, useReads } from '../../shared/reads';
import { Link } from '../../shared/ui/link';
import { PageTitle } from '../../shared/ui/page-title';
import { CategoryCard } from '../../shared/ui/pictures/category-card';
import { ForwardIcon } from '../../shared/ui/pictures/icons';
import { ButtonLink, Section, SectionHead } from '../../shared/ui/primitives';
import { cardGrid, homePage } from '../../styled-system/recipes';
import { Hero } from './hero';
import { ConsumerIllustration, RetailerIllustration, TechnicianIllustration } from './illustrations';

const styles = homePage();

/** 'Washers, dryers, stoves, fridges, dishwashers and microwaves' */
const categoryList = capitalised(formatList(categorySlugs.map((slug) => categoryLabel(slug).toLowerCase())));

export default function HomePage() {
  const { data } = useSuspenseQuery(categoriesQuery(useReads()));
  return (
    <>
      <PageTitle description={`${categoryList}, ranked by review scores from ${retailerList}.`} />
      <Hero {...data} />
      <div className="wrap">
        <Section aria-labelledby="browse">
          <SectionHead>
            <h2 id="browse">Browse by Category</h2>
            <span className="small muted">The top-rated model of each</span>
          </SectionHead>
          <ul className={cardGrid({ columns: 'three' })}>
            {data.categories.map((category) => (
              <CategoryCard key={category.category} category={category} />
            ))}
          </ul>
        </Section>
        <Section aria-labelledby="how">
          <SectionHead>
            <h2 id="how">How We Rank</h2>
            <Link className="small" to={paths.methodology}>
              Read the full method
            </Link>
          </SectionHead>
          <div className={styles.columns}>
            <Column title="Retailer Reviews" illustration={<RetailerIllustration />}>
              Each retailer's score counts as much as the reviews behind it. A retailer without a score is
              left out, never counted as zero.
            </Column>
            <Column title="Consumer Votes" illustration={<ConsumerIllustration />}>
              Owners vote a model up or down. The share is shown beside the score and never mixed into it.
            </Column>
            <Column title="Tech Expert Ratings" illustration={<TechnicianIllustration />}>
              Repair technicians vote after we have verified who they are. They see what fails, and what can
              be mended.
            </Column>
          </div>
        </Section>
        <section className={styles.start} aria-labelledby="start">
          <div>
            <h2 id="start">Start with the one you are replacing</h2>
            <p className={styles.startText}>
              Washers first: four types, every model with the reviews its score stands on.
            </p>
          </div>
          <ButtonLink className={styles.startButton} to={paths.category('washers')}>
            Start Exploring <ForwardIcon />
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

interface ColumnProps {
  title: string;
  illustration: ReactNode;
  children: ReactNode;
}

function Column({ title, illustration, children }: ColumnProps) {
  return (
    <div className={styles.column}>
      <div className={styles.figure}>{illustration}</div>
      <h3 className={styles.title}>{title}</h3>
      <p className="muted">{children}</p>
    </div>
  );
}
