import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { capitalised, inWords } from '@appliance-index/domain/formats';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { useSuspenseQuery } from '@tanstack/react-query';
import { pluralize } from '../../shared/formats';
import { categoriesQuery, useReads } from '../../shared/reads';
import { Page } from '../../shared/ui/page-title';
import { CategoryCard } from '../../shared/ui/pictures/category-card';
import { PageHead } from '../../shared/ui/primitives';
import { cardGrid } from '../../styled-system/recipes';

const count = inWords(categorySlugs.length);

export default function CategoriesPage() {
  const { data } = useSuspenseQuery(categoriesQuery(useReads()));
  return (
    <Page
      title="All Categories"
      description={`${capitalised(count)} categories of household appliances, each with its top-rated model.`}
    >
      <PageHead>
        <h1>All Categories</h1>
        <p className="lead">
          {pluralize(data.total, 'model')} in {count} categories, with the top-rated model of each.
          {data.updated && ` Last updated ${monthLabel(data.updated)}.`}
        </p>
      </PageHead>
      <h2 className="sr">Categories</h2>
      <ul className={cardGrid({ columns: 'three' })}>
        {data.categories.map((category) => (
          <CategoryCard key={category.category} category={category} />
        ))}
      </ul>
    </Page>
  );
}
