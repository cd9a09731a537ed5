import type { CategoryView, TypeView } from '@appliance-index/backend/contract';
import {
  type CategorySlug,
  categoryLabel,
  categorySlugs,
  defaultCategory,
  isCategory,
} from '@appliance-index/domain/catalogue/taxonomy';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { pluralize, retailerList } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { categoriesQuery, useReads } from '../../shared/reads';
import { scrollFocusIntoStrip, scrollIntoStrip } from '../../shared/ui/controls/scroll-into-strip';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page-title';
import { CategoryDrawing } from '../../shared/ui/pictures/drawing';
import { Media } from '../../shared/ui/pictures/media';
import { ButtonLink, PageHead, PlateItem } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { cardGrid, chooser } from '../../styled-system/recipes';
import { features, prompts } from './type-content';

const styles = chooser();
const note = joinClasses('small muted', styles.note);

/** Lets the visitor choose a type within a category. */
export default function ChooserPage() {
  const { category: given = '' } = useParams();
  const slug = isCategory(given) ? given : defaultCategory;
  const { data } = useSuspenseQuery(categoriesQuery(useReads()));
  const category = data.categories.find((each) => each.category === slug);
  const title = `${categoryLabel(slug)} Rankings`;
  return (
    <Page title={title} description={`Choose from the types of ${slug}, each with its own ranking.`}>
      <nav className={styles.bar} aria-label="Categories" onFocus={scrollFocusIntoStrip}>
        {categorySlugs.map((each) => (
          <Link
            key={each}
            className={styles.link}
            to={paths.category(each)}
            {...(each === slug && { 'aria-current': 'page', ref: scrollIntoStrip })}
          >
            <CategoryDrawing category={each} className={styles.drawing} />
            {categoryLabel(each)}
          </Link>
        ))}
      </nav>
      <PageHead>
        <h1>{title}</h1>
        <p className="lead">Choose a type. {prompts[slug]}</p>
      </PageHead>
      <ul className={cardGrid({ columns: 'four' })}>
        {category?.types.map((type) => (
          <Type key={type.subcategory} category={slug} type={type} />
        ))}
      </ul>
      {category && <UntypedModels category={category} />}
      <p className={note}>Rankings updated monthly based on {retailerList}.</p>
    </Page>
  );
}

/** Rankings are per type, but a model's type is optional: explains why some models are in none of them. */
function UntypedModels({ category: { count, types } }: { category: CategoryView }) {
  const untyped = types.reduce((rest, type) => rest - type.count, count);
  if (untyped === 0) return null;
  return (
    <p className={note}>
      {pluralize(untyped, 'model')} without a type {untyped === 1 ? 'is' : 'are'} not in these rankings.
      Search by brand or model to find {untyped === 1 ? 'it' : 'them'}.
    </p>
  );
}

function Type({ category, type }: { category: CategorySlug; type: TypeView }) {
  const { subcategory, label, count, bestScore } = type;
  const typeFeatures: Readonly<Record<string, readonly string[]>> = features[category];
  return (
    <PlateItem className={styles.type}>
      <Media
        imageUrl={`/illustrations/${category}-${subcategory}.svg`}
        alt={label}
        className={styles.media}
      />
      <div className={styles.body}>
        <h2 className="h3">{label}</h2>
        <p className="small muted">
          {pluralize(count, 'model')}
          {bestScore && `, best ${bestScore}`}
        </p>
        <ul className={styles.features}>
          {typeFeatures[subcategory]?.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink
        variant="outline"
        className={styles.button}
        to={paths.ranking(category, subcategory)}
        aria-label={`View Rankings, ${label}`}
      >
        View Rankings
      </ButtonLink>
    </PlateItem>
  );
}
